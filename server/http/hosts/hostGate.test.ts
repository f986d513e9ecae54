import type { IncomingMessage } from 'node:http';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { requestContext } from '#server/http/requestContext.ts';
import { hostGate } from './hostGate.ts';

const site = (PUBLIC_ORIGIN?: string, proxies = '10.0.0.0/8') => {
  const app = express().set('trust proxy', proxies);
  const hosts = hostGate({ PUBLIC_ORIGIN, PUBLIC_HOSTS: ['www.yulduz.uz', 'admin.yulduz.uz:8443'] });
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    hosts.gate,
    (_req, res) => void res.send('ours'),
  );
  return app;
};

test.each([
  ['yulduz.uz', 200],
  ['YULDUZ.uz', 200],
  ['www.yulduz.uz', 200],
  ['admin.yulduz.uz:8443', 200],
  ['localhost:3000', 200],
  ['127.0.0.1', 200],
  ['[::1]:3000', 200],
  ['evil.uz', 421],
  ['yulduz.uz.evil.uz', 421],
  ['admin.yulduz.uz', 421],
  ['yulduz.uz:81', 421],
  ['127.0.0.1.evil.uz', 421],
  ['localhost.evil.uz', 421],
])('hostGate, for Host %s, answers %i', async (host, status) => {
  const answer = await request(site('https://yulduz.uz')).get('/').set('Host', host);
  expect(answer.status).toBe(status);
  if (status === 421) expect(answer.headers['cache-control']).toBe('no-store');
});

test('hostGate, for the host of GAME_ORIGIN, even on localhost, says it is not ours', async () => {
  const hosts = hostGate({
    PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
    PUBLIC_HOSTS: undefined,
    GAME_ORIGIN: 'http://localhost:3000',
  });
  const isOurs = (host: string) => hosts.isOurs({ headers: { host } } as IncomingMessage);
  expect(['127.0.0.1:3000', 'localhost:3000', 'LOCALHOST:3000', 'localhost'].map(isOurs)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('hostGate accepts the site’s host from X-Forwarded-Host of a trusted proxy, and from the Host header beside a foreign one', async () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await request(site('https://yulduz.uz', 'loopback')).get('/').set(headers)).status;
  expect(await statusOf({ Host: 'inner', 'X-Forwarded-Host': 'yulduz.uz' })).toBe(200);
  expect(await statusOf({ Host: 'yulduz.uz', 'X-Forwarded-Host': 'evil.uz' })).toBe(200);
  expect(await statusOf({ Host: 'inner', 'X-Forwarded-Host': 'evil.uz' })).toBe(421);
});

test('hostGate, without PUBLIC_ORIGIN, says of every request that it is ours', () => {
  expect(
    hostGate({ PUBLIC_ORIGIN: undefined, PUBLIC_HOSTS: undefined }).isOurs({ headers: {} } as IncomingMessage),
  ).toBe(true);
});

test('hostGate ignores X-Forwarded-Host of an untrusted client; without PUBLIC_ORIGIN every host passes', async () => {
  const statusOf = async (app: express.Express) =>
    (await request(app).get('/').set({ Host: 'evil.uz', 'X-Forwarded-Host': 'yulduz.uz' })).status;
  expect(await statusOf(site('https://yulduz.uz'))).toBe(421);
  expect(await statusOf(site())).toBe(200);
});
