import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startingPromocode } from './startingPromocode.ts';

test.each([
  ['promo_code=GIFT%20', 'GIFT'],
  ['a=1; promo_code=', null],
  [`promo_code=${'x'.repeat(65)}`, null],
  ['promo_code=a%0d%0ab', null],
  ['a=1', null],
])('a landing page left %s', async (cookie, expected) => {
  const server = express().get('/', startingPromocode()).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { cookie } });
  expect(await answer.json()).toEqual({ data: { promo_code: expected } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
