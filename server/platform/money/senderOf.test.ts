import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { contextOf, openContext } from '#server/http/requestContext.ts';
import { senderOf } from './senderOf.ts';

const open = openContext({ SESSION_COOKIE: ['sid', 'auth'], TRUST_PROXY: false, FRAME_ANCESTORS: ['https://t.me'] });

/** Who sends a request with these cookies. */
function senderWith(cookie: string | undefined, { player, framed = false, ip = '10.0.0.1' }: Sent = {}): string {
  const req = Object.assign(new IncomingMessage(new Socket()), { url: framed ? '/?_non_strict=true' : '/', ip });
  req.headers = {
    host: 'a.uz',
    ...(cookie === undefined ? {} : { cookie }),
    ...(framed ? { 'sec-fetch-dest': 'iframe' } : {}),
  };
  const res = new ServerResponse(req);
  open(req, res);
  contextOf(res).player = player;
  expect(contextOf(res).framed).toBe(framed);
  return senderOf(req as unknown as Request, res as unknown as Response, ['sid', 'auth']);
}

interface Sent {
  player?: number;
  framed?: boolean;
  ip?: string;
}

test('senderOf, for a player whom the page names, is the player, whatever the session', () => {
  expect(senderWith('sid=a', { player: 7 })).toBe(senderWith('sid=b', { player: 7 }));
  expect(senderWith('sid=a', { player: 7 })).not.toBe(senderWith('sid=a', { player: 8 }));
  expect(senderWith(undefined, { player: 0 })).not.toBe(senderWith(undefined));
});

test('senderOf, without a player, is the session, of all its cookies', () => {
  const senders = ['sid=a', 'sid=b', 'auth=a', 'sid=a; auth=b', 'sid=b; auth=a', 'sid=ab'].map((cookie) =>
    senderWith(cookie),
  );
  expect(new Set(senders).size).toBe(senders.length);
  expect(senderWith('auth=b; other=1; sid=a')).toBe(senderWith('sid=a; auth=b'));
});

test('senderOf, in a frame, is the session of the frame, and the other one does not count', () => {
  expect(senderWith('__Host-sid_p=a', { framed: true })).toBe(senderWith('__Host-sid_p=a; sid=b', { framed: true }));
  expect(senderWith('__Host-sid_p=a', { framed: true })).not.toBe(senderWith('__Host-sid_p=b', { framed: true }));
  expect(senderWith('__Host-sid_p=a')).toBe(senderWith(undefined));
});

test('senderOf, for a guest, is the address, which no session or player can be', () => {
  expect(senderWith(undefined)).toBe(senderWith('sid=; other=1'));
  expect(senderWith(undefined)).not.toBe(senderWith(undefined, { ip: '10.0.0.2' }));
  expect(senderWith(undefined)).toContain('10.0.0.1');
  expect(senderWith('sid=10.0.0.1')).not.toBe(senderWith(undefined));
  expect(senderWith(undefined, { player: 1, ip: '1' })).not.toBe(senderWith(undefined, { ip: '1' }));
});
