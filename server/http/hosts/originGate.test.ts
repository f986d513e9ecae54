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
  ['another site with a forged Origin', { 'Sec-Fetch-Site': 'cross-site', Origin: '{self}' }, 403],
  ['an old browser on our page', { Origin: '{self}' }, 200],
  ['an old browser on another site', { Origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['our page by Referer alone', { Referer: '{self}/cashier' }, 200],
  ['a lookalike by Referer alone', { Referer: 'http://evil.example/?127.0.0.1' }, 403],
  ['a client without these headers', {}, 403],
])('originGate, for a POST from %s with headers %j, answers %i', async (_name, headers, status) => {
  expect((await statusOf('/api/auth.login', 'POST', headers as Record<string, string>)).status).toBe(status);
});

test.each(['/api/auth.logout', '/api/AUTH.Logout?version=2.34'])(
  'originGate, for GET %s, refuses another site and passes our own page',
  async (path) => {
    expect((await statusOf(path, 'GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await statusOf(path, 'GET', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  },
);

test('originGate, for a GET that reads, without headers, passes', async () => {
  expect((await statusOf('/api/games.get', 'GET', {})).status).toBe(200);
});

test('originGate, with PUBLIC_ORIGIN, passes that origin and refuses its http form and the Host', async () => {
  const gate = (Origin: string) => statusOf('/api/x.y', 'POST', { Origin }, 'https://yulduz.uz');
  expect((await gate('https://yulduz.uz')).status).toBe(200);
  expect((await gate('http://yulduz.uz')).status).toBe(403);
  expect((await gate('{self}')).status).toBe(403);
});

test('originGate, with PUBLIC_HOSTS, passes these hosts over https and refuses every other origin', async () => {
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

test('originGate, for a refused POST, answers with an AccessDeniedException envelope and no-store', async () => {
  const { body, headers } = await answerTo('/api/x.y', 'POST', {});
  expect(body).toMatchObject({ error: { type: 'AccessDeniedException' } });
  expect(headers['cache-control']).toBe('no-store');
});
