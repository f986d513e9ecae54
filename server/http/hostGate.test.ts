import express from 'express';
import { expect, test } from 'vitest';
import { hostGate } from './hostGate.ts';
import { listenForTest } from './listenForTest.ts';
import { requestContext } from './requestContext.ts';

const listen = (PUBLIC_ORIGIN?: string) => {
  const app = express().set('trust proxy', '10.0.0.0/8');
  const hosts = hostGate({ PUBLIC_ORIGIN, PUBLIC_HOSTS: ['www.yulduz.uz', 'admin.yulduz.uz:8443'] });
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    hosts.gate,
    (_req, res) => void res.send('ours'),
  );
  return listenForTest(app);
};
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

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
])('Host %s: %i', async (host, status) => {
  const { raw } = await listen('https://yulduz.uz');
  const answer = await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(statusOf(answer)).toBe(status);
  if (status === 421) expect(answer).toContain('Cache-Control: no-store');
});

test('what a stranger says was forwarded does not count; without a configured origin every host is ours', async () => {
  const { raw } = await listen('https://yulduz.uz');
  const request = (host: string) =>
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: yulduz.uz\r\nConnection: close\r\n\r\n`;
  expect(statusOf(await raw(request('evil.uz')))).toBe(421);
  const open = await listen();
  expect(statusOf(await open.raw(request('evil.uz')))).toBe(200);
});
