import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { startingPromocode } from './startingPromocode.ts';

test.each([
  ['promo_code=GIFT%20', 'GIFT'],
  ['a=1; promo_code=', null],
  [`promo_code=${'x'.repeat(65)}`, null],
  ['promo_code=a%0d%0ab', null],
  ['a=1', null],
])('startingPromocode, for the cookie %s, answers the promo code %s', async (cookie, expected) => {
  const answer = await request(express().get('/', startingPromocode())).get('/').set({ cookie });
  expect(answer.body).toEqual({ data: { promo_code: expected } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});
