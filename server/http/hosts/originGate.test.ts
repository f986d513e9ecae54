import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { originGate } from './originGate.ts';

async function answerTo(
  path: string,
  method: 'GET' | 'POST',
  headers: Record<string, string>,
  publicOrigin?: string,
  publicHosts?: string[],
) {
  const app = express().use(
    '/api',
    originGate({ PUBLIC_ORIGIN: publicOrigin, PUBLIC_HOSTS: publicHosts }),
    (_req, res) => void res.json({ data: 1 }),
  );
  const call = method === 'GET' ? request(app).get(path) : request(app).post(path);
  for (const [name, value] of Object.entries(headers))
    void call.set(name, value.replace('{self}', 'http://yulduz.test'));
  return await call.set('Host', 'yulduz.test');
}
const statusOf = async (...args: Parameters<typeof answerTo>) => ({ status: (await answerTo(...args)).status });

test.each([
  ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['no page at all', { 'Sec-Fetch-Site': 'none' }, 403],
  ['a forged Origin beside cross-site', { 'Sec-Fetch-Site': 'cross-site', Origin: '{self}' }, 403],
  ['an old browser on our page', { Origin: '{self}' }, 200],
  ['an old browser elsewhere', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['Referer alone, ours', { Referer: '{self}/cashier' }, 200],
  ['Referer alone, a lookalike', { Referer: 'http://evil.example/?127.0.0.1' }, 403],
  ['nobody', {}, 403],
])('POST from %s', async (_name, headers, status) => {
  expect((await statusOf('/api/auth.login', 'POST', headers as Record<string, string>)).status).toBe(status);
});

test.each(['/api/auth.logout', '/api/AUTH.Logout?version=2.34'])('GET %s changes something too', async (path) => {
  expect((await statusOf(path, 'GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await statusOf(path, 'GET', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
});

test('reading is free', async () => {
  expect((await statusOf('/api/games.get', 'GET', {})).status).toBe(200);
});

test('with a public origin, that and nothing else is ours', async () => {
  const gate = (Origin: string) => statusOf('/api/x.y', 'POST', { Origin }, 'https://yulduz.uz');
  expect((await gate('https://yulduz.uz')).status).toBe(200);
  expect((await gate('http://yulduz.uz')).status).toBe(403);
  expect((await gate('{self}')).status).toBe(403);
});

test('a further host of the site is the site as well', async () => {
  const gate = (Origin: string) =>
    statusOf('/api/x.y', 'POST', { Origin }, 'https://yulduz.uz', ['yulduz.net', 'Admin.yulduz.net:8443']);
  for (const ours of ['https://yulduz.uz', 'https://yulduz.net', 'https://admin.yulduz.net:8443'])
    expect((await gate(ours)).status, ours).toBe(200);
  for (const foreign of [
    'http://yulduz.net',
    'https://admin.yulduz.net',
    'https://yulduz.net.evil.uz',
    'null',
    '{self}',
  ])
    expect((await gate(foreign)).status, foreign).toBe(403);
});

test('a refused POST is answered by an envelope that no cache stores', async () => {
  const { body, headers } = await answerTo('/api/x.y', 'POST', {});
  expect(body).toMatchObject({ error: { type: 'AccessDeniedException' } });
  expect(headers['cache-control']).toBe('no-store');
});
