import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { requestContext } from '#server/http/requestContext.ts';
import { operatorPages } from './operatorPages.ts';

const TOKEN = 'operators-token';
const site = (NODE_ENV: 'production' | 'development') =>
  express().use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    operatorPages({ ADMIN_TOKEN: TOKEN, NODE_ENV }).gate,
    (_req, res) => void res.send('page'),
  );
/** A request from this machine with it came through a proxy, so it is of a visitor. */
const visitor = { 'x-forwarded-for': '203.0.113.9' };

test.each(['/_icons', '/ru/_icons', '/_icons/', '/_ICONS?a=1', '/%5ficons', '/_ui', '/ru/_ui'])(
  'the page %s, in production, is 404 to a visitor and open to the operator',
  async (path) => {
    const statusFor = async (headers: Record<string, string>) =>
      (await request(site('production')).get(path).set(headers)).status;
    expect(await statusFor(visitor)).toBe(404);
    expect(await statusFor({ ...visitor, authorization: 'Bearer of-someone-else' })).toBe(404);
    expect(await statusFor({ ...visitor, authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await statusFor({})).toBe(200);
  },
);

test.each(['/', '/_/games', '/promotions/a_icons', '/game/_icons'])(
  'the address %s is open to visitors',
  async (path) => {
    expect((await request(site('production')).get(path).set(visitor)).status).toBe(200);
  },
);

test('the page of icons, in development, is open to all', async () => {
  expect((await request(site('development')).get('/_icons').set(visitor)).status).toBe(200);
});
