import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { contextOf } from '#server/http/requestContext.ts';
import { noncesOf, pageCacheSite, whole } from './pageCacheSite.testing.ts';

/** Renders `/game/x` as the route `/game/:sysname`; the last part of the path `none` is not found. */
const routed: RequestHandler = (req, res) => {
  contextOf(res).route = req.path.replace(/^\/game\/.+/, '/game/:sysname');
  res
    .status(req.path.endsWith('/none') ? 404 : 200)
    .type('html')
    .end('<html></html>');
};

test('a stale page is sent at once and rendered again once in the background; then the new one is sent', async () => {
  const { ask, rerender, state, tick } = await pageCacheSite();
  await ask();
  state.html = (nonce) => `<html><b nonce="${nonce}">yangi</b></html>`;
  tick(2_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  const old = answers.filter(({ text }) => !text.includes('yangi'));
  expect(old.length).toBeGreaterThan(0);
  for (const { headers } of old) expect(headers['cache-status']).toMatch(/hit; ttl=-/);
  const renewed = await ask();
  expect(renewed.text).toContain('yangi');
  expect(renewed.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(renewed.headers['content-security-policy']).toBe(`script-src 'nonce-${noncesOf(renewed.text)[0]}'`);
  expect(rerender).toHaveBeenCalledTimes(1);
  expect(rerender.mock.calls[0]?.[0]).toMatchObject({ url: '/', locale: 'uz', framed: false });
});

test('an old page whose render fails is served within its error time, with one try per back-off', async () => {
  const { ask, tick, rerender } = await pageCacheSite({
    rerender: async () => Promise.reject(new Error('content is down')),
  });
  await ask();
  tick(50_000);
  for (let i = 0; i < 5; i += 1) expect(await ask()).toMatchObject({ status: 200 });
  expect(rerender).toHaveBeenCalledTimes(1);
});

test('a 404 page is cached separately, and a page that becomes 404 is not served any more', async () => {
  const { ask, cache, render } = await pageCacheSite({
    render: (_req, res) => void res.status(404).type('html').end('<p>yoʻq</p>'),
  });
  expect((await ask('/none')).status).toBe(404);
  expect(await ask('/none')).toMatchObject({ status: 404, text: '<p>yoʻq</p>' });
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.stats().map(({ entries }) => entries)).toEqual([0, 1]);
  const moved = await pageCacheSite({
    rerender: async () => ({ status: 404, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('<p>yoʻq</p>') }),
  });
  await moved.ask('/promo');
  moved.tick(2_000);
  expect((await moved.ask('/promo')).status).toBe(200);
  await sleep(5);
  expect((await moved.ask('/promo')).status).toBe(404);
});

test('a stale page whose new render is a redirect is not served any more', async () => {
  const { ask, tick, render } = await pageCacheSite({
    rerender: async () => ({ status: 302, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.alloc(0) }),
  });
  await ask();
  tick(2_000);
  await ask();
  await sleep(5);
  expect((await ask()).headers['cache-status']).toBe('croupier; fwd=miss');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a render that reports maintenance stops the cache from serving any page', async () => {
  let closed = false;
  const { ask, tick } = await pageCacheSite({
    render: (_req, res) =>
      void res
        .status(closed ? 503 : 200)
        .type('html')
        .end(closed ? 'yopiq' : 'ochiq'),
    rerender: async () =>
      closed
        ? {
            status: 503,
            nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
            html: Buffer.alloc(0),
            rendered: { ...whole, isMaintenance: true },
          }
        : { status: 200, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('ochiq') },
  });
  for (const path of ['/', '/faq', '/rules']) await ask(path);
  closed = true;
  tick(2_000);
  expect((await ask('/')).status).toBe(200);
  await sleep(5);
  // Pages that were not requested since are not served either.
  for (const path of ['/', '/faq', '/rules'])
    expect(await ask(path)).toMatchObject({
      status: 503,
      text: 'yopiq',
      headers: { 'cache-status': 'croupier; fwd=miss; detail=failed' },
    });
  closed = false;
  expect((await ask('/faq')).text).toBe('ochiq');
});

test('an old page past its stale time is not served when its new render reports maintenance', async () => {
  const { ask, tick, render } = await pageCacheSite({
    rerender: async () => ({
      status: 503,
      nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
      html: Buffer.alloc(0),
      rendered: { ...whole, isMaintenance: true },
    }),
  });
  await ask();
  tick(50_000);
  expect((await ask()).headers['cache-status']).toBe('croupier; fwd=miss');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a stale page whose new render fails with 503 without maintenance is still served', async () => {
  const { ask, tick } = await pageCacheSite({
    rerender: async () => ({ status: 503, nonce: 'RRRRRRRRRRRRRRRRRRRRRR==', html: Buffer.from('xato') }),
  });
  await ask();
  for (const ms of [2_000, 50_000]) {
    tick(ms);
    expect(await ask()).toMatchObject({ status: 200 });
    await sleep(5);
  }
});

test('a page with cache times of its own is fresh, stale and gone by them, and others by those of all pages', async () => {
  const { ask, tick, rerender } = await pageCacheSite({
    render: routed,
    rerender: async () => Promise.reject(new Error('content is down')),
    timesOf: { '/game/:sysname': { fresh: 5_000, stale: 1_000, error: 0 } },
  });
  const status = async (path: string) => (await ask(path)).headers['cache-status'];
  for (const path of ['/game/a', '/faq']) expect(await status(path)).toBe('croupier; fwd=miss');
  tick(2_000);
  expect(await status('/game/a')).toMatch(/hit; ttl=[23]/);
  expect(await status('/faq')).toMatch(/hit; ttl=-/);
  tick(5_000);
  // Past its time the page is gone, while the other one is still stale.
  expect(await status('/game/a')).toBe('croupier; fwd=miss');
  expect(await status('/faq')).toMatch(/hit; ttl=-/);
  expect(rerender.mock.calls.length).toBeGreaterThan(0);
});

test('a page whose fresh time is 0 is not cached, says so, and its 404 page is', async () => {
  const { ask, render, cache } = await pageCacheSite({
    render: routed,
    timesOf: { '/game/:sysname': { fresh: 0, stale: 0, error: 0 } },
  });
  for (let index = 0; index < 2; index += 1)
    expect((await ask('/game/a')).headers['cache-status']).toBe('croupier; fwd=miss; detail=off');
  expect([render.mock.calls.length, cache.stats()[0]?.entries]).toEqual([2, 0]);
  await ask('/game/none');
  expect((await ask('/game/none')).headers['cache-status']).toMatch(/hit/);
  await ask('/faq');
  expect((await ask('/faq')).headers['cache-status']).toMatch(/hit/);
});

test('a stale page whose new render has a fallback is not replaced', async () => {
  const { ask, tick } = await pageCacheSite({
    rerender: async () => ({
      status: 200,
      nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
      html: Buffer.from('<p>xato</p>'),
      rendered: { ...whole, hasFallback: true },
    }),
  });
  await ask();
  tick(50_000);
  expect((await ask()).text).toContain('salom');
});
