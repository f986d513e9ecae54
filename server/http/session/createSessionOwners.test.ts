import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createSessionOwners } from './createSessionOwners.ts';

const res = {} as Response;
const withSession = (sid: string) => ({ headers: { cookie: `lang=uz; sid=${sid}` } }) as Request;

/** `answers`: what account.getInfo answers, in order; the last one repeats. */
function setUp(...answers: (number | Error)[]) {
  const ask = vi.fn(async () => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? 0;
    if (next instanceof Error) throw next;
    return { uid: next };
  });
  const owners = createSessionOwners({ env: { SESSION_COOKIE: ['sid'] }, callFor: () => ask as unknown as Call });
  return { owners, ask };
}

test('ask calls the platform once per session, also for calls at the same time, and not after learn', async () => {
  const { owners, ask } = setUp(7);
  expect(owners.uidOf(withSession('a'))).toBeUndefined();
  expect(await Promise.all([owners.ask(withSession('a'), res), owners.ask(withSession('a'), res)])).toEqual([7, 7]);
  expect([await owners.ask(withSession('a'), res), owners.uidOf(withSession('a'))]).toEqual([7, 7]);
  owners.learn(withSession('b'), 8);
  expect(await owners.ask(withSession('b'), res)).toBe(8);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a session is asked about again after forget, after a guest’s answer, and when the platform renews it', async () => {
  const { owners, ask } = setUp(7, 8, 0, 9);
  expect(await owners.ask(withSession('a'), res)).toBe(7);
  owners.forget(withSession('a'));
  expect(await owners.ask(withSession('a'), res)).toBe(8);
  expect(await owners.ask(withSession('renewed'), res)).toBe(0);
  expect(await owners.ask(withSession('renewed'), res)).toBe(9);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('ask, for a session that is over, returns 0; for a platform that fails it rejects, and asks again next time', async () => {
  const { owners } = setUp(
    new AppError('AuthorizationException'),
    new AppError('InternalServerErrorException', { status: 504 }),
    7,
  );
  expect(await owners.ask(withSession('a'), res)).toBe(0);
  await expect(owners.ask(withSession('a'), res)).rejects.toMatchObject({ status: 504 });
  expect(await owners.ask(withSession('a'), res)).toBe(7);
});

test('a session of which a document says that it is nobody’s is known no longer', () => {
  const { owners } = setUp();
  owners.learn(withSession('a'), 7);
  owners.learn(withSession('a'), 0);
  expect(owners.uidOf(withSession('a'))).toBeUndefined();
});
