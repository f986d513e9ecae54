import { expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { findBonusConflict } from './findBonusConflict.ts';

/** The bonuses as the platform lists them now. */
const listed = (status: string) =>
  vi.fn(async (_method: { name: string }) => ({ items: [{ id: 7, type: 'casino', status, name: 'Yulduz' }] }));
const ask = (call: unknown, act: 'activate' | 'deactivate' | 'remove') =>
  findBonusConflict(call as Call, { act, type: 'casino', id: '7' });

test('findBonusConflict, for a bonus changed on another device, returns the message id of its current status', async () => {
  expect(await ask(listed('active'), 'activate')).toBe('bonuses.alreadyActive');
  expect(await ask(listed('inactive'), 'deactivate')).toBe('bonuses.alreadyAside');
  expect(await ask(listed('removed'), 'remove')).toBe('bonuses.alreadyOver');
});

test('findBonusConflict calls only bonuses.get; when the call fails, returns bonuses.refused', async () => {
  const call = listed('active');
  await ask(call, 'activate');
  expect(call.mock.calls.map(([{ name }]) => name)).toEqual(['bonuses.get']);
  expect(await ask(async () => Promise.reject(new AppError('InternalServerErrorException')), 'activate')).toBe(
    'bonuses.refused',
  );
});
