import express from 'express';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { scriptSwitch } from './scriptSwitch.ts';

async function ask(path: string, isSecure = false) {
  const app = express();
  app.use(scriptSwitch(() => isSecure));
  app.use((_req, res) => void res.end('page'));
  const { origin } = await listenForTest(app);
  const { statusCode, headers, body } = await request(origin + path);
  return { status: statusCode, text: await body.text(), ...headers };
}

test('a chosen script is stored for a year, and the page is shown without the parameter; nothing stores the redirect', async () => {
  expect(await ask('/about?script=Cyrl&a=1')).toMatchObject({
    status: 302,
    location: '/about?a=1',
    'set-cookie': 'script=Cyrl; Path=/; Max-Age=31536000; SameSite=Lax',
    'cache-control': 'private, no-store',
  });
});

test('the usual script removes the choice, and over HTTPS the cookie is for HTTPS', async () => {
  expect(await ask('/about?script=Latn', true)).toMatchObject({
    status: 302,
    location: '/about',
    'set-cookie': 'script=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  });
});

test('other addresses get their page and no cookie', async () => {
  const answer = await ask('/about?a=1');
  expect(answer).toMatchObject({ status: 200, text: 'page' });
  expect(answer).not.toHaveProperty('set-cookie');
});

test('an address of two slashes does not lead to another host', async () => {
  expect(await ask('//evil.uz/?script=Cyrl')).toMatchObject({ status: 302, location: '/evil.uz/' });
});
