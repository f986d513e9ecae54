import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { createSessionStore } from './session.store.ts';

test('setFatalFrom, for a ban, replaces every page and returns the fatal error', () => {
  const session = createSessionStore();
  const ban = new AppError('UserBannedException', { data: { ban_type: 'fraud' } });
  expect(session.setFatalFrom(ban)).toEqual({ kind: 'blocked', status: 403, banType: 'fraud' });
  expect(session.fatal).toEqual({ kind: 'blocked', status: 403, banType: 'fraud' });
});

test('setFatalFrom, for an error that is not fatal, returns null and leaves the fatal error there was', () => {
  const session = createSessionStore();
  for (const error of [new AppError('AuthorizationException'), new TypeError('Failed to fetch')]) {
    expect(session.setFatalFrom(error)).toBeNull();
    expect(session.fatal).toBeNull();
  }
  session.setFatalError({ kind: 'maintenance', status: 503 });
  expect(session.setFatalFrom(new AppError('AuthorizationException'))).toBeNull();
  expect(session.fatal).toEqual({ kind: 'maintenance', status: 503 });
});

test('the fatal errors of two stores are separate objects', () => {
  const [one, other] = [createSessionStore(), createSessionStore()];
  for (const session of [one, other]) session.setFatalFrom(new AppError('ApplicationDisabledException'));
  expect(one.fatal).not.toBe(other.fatal);
});
