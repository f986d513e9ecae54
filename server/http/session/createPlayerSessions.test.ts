import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { createPlayerSessions, playerOf } from './createPlayerSessions.ts';

const create = () => createPlayerSessions({ SESSION_COOKIE: ['sid', 'auth'] });

test('keyOf differs by the value of each session cookie, whatever their order and other cookies', () => {
  const { keyOf } = create();
  const keys = ['sid=a', 'sid=b', 'auth=a', 'sid=a; auth=b', 'sid=b; auth=a', 'sid=ab'].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(keyOf('theme=dark; auth=b;sid=a')).toBe(keyOf('sid=a; auth=b'));
});

test.each([
  [undefined],
  [''],
  ['theme=dark'],
  ['sid='],
  ['sid=; auth='],
  ['sid=a; sid=b'],
  ['sid=a;  sid=a'],
  ['sid=a; auth=b; auth=c'],
  ['__Host-sid_p=a; __Host-sid_p=b'],
])('keyOf, for the cookies %j, is undefined', (header) => {
  expect(create().keyOf(header)).toBeUndefined();
});

test('keyOf reads a session beside other cookies that come twice', () => {
  const { keyOf } = create();
  expect(keyOf('theme=a; theme=b; sid=x')).toBe(keyOf('sid=x'));
});

test('keyOf reads the session of a frame only where there is no other', () => {
  const { keyOf } = create();
  expect(keyOf('__Host-sid_p=a')).toBeDefined();
  expect(keyOf('__Host-sid_p=a')).not.toBe(keyOf('__Host-sid_p=b'));
  expect(keyOf('__Host-sid_p=a; sid=b')).toBe(keyOf('sid=b'));
  expect(keyOf('__Host-sid_p=a; sid=')).toBe(keyOf('__Host-sid_p=a'));
});

test('isPlayer is true for a session that the platform has confirmed, until it says otherwise', () => {
  const { isPlayer, learn } = create();
  expect(isPlayer('sid=a')).toBe(false);
  learn('sid=a', true);
  expect([isPlayer('sid=a'), isPlayer('sid=b'), isPlayer(undefined)]).toEqual([true, false, false]);
  learn(undefined, true);
  expect(isPlayer(undefined)).toBe(false);
  learn('sid=a', false);
  expect(isPlayer('sid=a')).toBe(false);
});

test('the stage names the player of a request with a confirmed session, and of no other', () => {
  const { stage, learn, keyOf } = create();
  const pass = (cookie?: string) => {
    const req = { headers: { cookie } } as IncomingMessage as Request;
    const next = vi.fn();
    stage(req, {} as Response, next);
    expect(next).toHaveBeenCalledExactlyOnceWith();
    return playerOf(req);
  };
  learn('sid=a', true);
  expect(pass('sid=a')).toBe(`player.${keyOf('sid=a')}`);
  expect([pass('sid=b'), pass()]).toEqual([undefined, undefined]);
});
