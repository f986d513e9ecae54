import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { openContext } from '#server/http/requestContext.ts';
import { expireSessionCookies } from './expireSessionCookies.ts';

const env = { SESSION_COOKIE: ['sid'], TRUST_PROXY: false as const, FRAME_ANCESTORS: ['https://t.me'] };

/** The Set-Cookie lines of the answer to a request of /api. */
function linesOf(method: string, path: string, { isSecure = false, isFramed = false } = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method,
    path,
    url: isFramed ? `${path}?_non_strict=true` : path,
  });
  req.headers = { host: 'a.uz', ...(isFramed ? { 'sec-fetch-dest': 'iframe' } : {}) };
  const res = new ServerResponse(req);
  openContext(env)(req, res);
  const next = vi.fn();
  const stage = expireSessionCookies({ env, isSecure: () => isSecure });
  stage(req as unknown as Request, res as unknown as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
  return res.getHeader('Set-Cookie');
}

const LINE = 'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

test('a sign-out, however its method is spelled, deletes the session, with the attributes of the page', () => {
  expect(linesOf('GET', '/auth.logout')).toEqual([LINE]);
  expect(linesOf('GET', '/Auth.Logout')).toEqual([LINE]);
  expect(linesOf('GET', '/auth.logout', { isSecure: true })).toEqual([LINE.replace('HttpOnly', 'HttpOnly; Secure')]);
  expect(linesOf('GET', '/auth.logout', { isFramed: true })).toEqual([
    '__Host-sid_p=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  ]);
});

test.each([
  ['POST', '/auth.logout'],
  ['GET', '/auth.login'],
  ['GET', '/'],
])('%s %s keeps the session', (method, path) => {
  expect(linesOf(method, path)).toBeUndefined();
});
