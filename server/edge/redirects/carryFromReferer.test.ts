import express from 'express';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { listenForTest } from '#server/http/listenForTest.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { carryFromReferer } from './carryFromReferer.ts';

async function setUp() {
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), carryFromReferer());
  app.use((_req, res) => void res.end('page'));
  const { origin } = await listenForTest(app);
  return async (path: string, referer?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers, body } = await request(origin + path, {
      method,
      headers: referer === undefined ? {} : { referer: referer.replace('{site}', origin) },
    });
    await body.dump();
    const { location } = headers;
    // A redirect is of one visitor: nothing stores it.
    expect([statusCode, headers['cache-control']]).toEqual(
      location === undefined ? [200, undefined] : [302, 'private, no-store'],
    );
    return location;
  };
}

test('a form opened from a page with redirectUrl and track_id is redirected to an address with both', async () => {
  const locationOf = await setUp();
  expect(await locationOf('/forms/sign_in', '{site}/?redirectUrl=%2Fprofile%2Fsettings')).toBe(
    '/forms/sign_in?redirectUrl=%2Fprofile%2Fsettings',
  );
  expect(await locationOf('/ru/forms/sign_up?type=email', '{site}/ru?redirectUrl=%2Fru%2Foffers&track_id=7')).toBe(
    '/ru/forms/sign_up?type=email&track_id=7&redirectUrl=%2Fru%2Foffers',
  );
});

test('a form whose address has a redirectUrl is not redirected', async () => {
  const locationOf = await setUp();
  expect(await locationOf('/forms/sign_in?redirectUrl=%2Fa', '{site}/?redirectUrl=%2Fb')).toBeUndefined();
});

test('other pages, and forms with a foreign, unsafe, broken or missing referer, are not redirected', async () => {
  const locationOf = await setUp();
  const back = '/?redirectUrl=%2Foffers';
  expect(await locationOf('/offers', `{site}${back}`)).toBeUndefined();
  expect(await locationOf('/forms/sign_in', `https://evil.test${back}`)).toBeUndefined();
  expect(await locationOf('/forms/sign_in', '{site}/?redirectUrl=%2F%2Fevil.test')).toBeUndefined();
  expect(await locationOf('/forms/sign_in', 'about:blank')).toBeUndefined();
  expect(await locationOf('/forms/sign_in')).toBeUndefined();
});

test('a form is redirected for GET and HEAD, and what is sent to it is not', async () => {
  const locationOf = await setUp();
  const address = ['/forms/sign_in', '{site}/?redirectUrl=%2Foffers'] as const;
  expect(await locationOf(...address, 'HEAD')).toBe('/forms/sign_in?redirectUrl=%2Foffers');
  expect(await locationOf(...address, 'POST')).toBeUndefined();
});

test('a form keeps its own parameters before those of the page that led to it', async () => {
  const locationOf = await setUp();
  expect(await locationOf('/forms/sign_in?track_id=1', '{site}/?redirectUrl=%2Foffers&track_id=7')).toBe(
    '/forms/sign_in?track_id=1&redirectUrl=%2Foffers',
  );
});
