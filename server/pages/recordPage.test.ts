import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { noncesOf, pageCacheSite } from './pageCacheSite.testing.ts';

/** A page whose head is sent at once and whose end waits for `finish`. */
function slowPage() {
  const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>();
  const state = { abandoned: false };
  const render: RequestHandler = async (_req, res) => {
    const { nonce } = contextOf(res);
    whenAbandoned(res, () => {
      state.abandoned = true;
    });
    res.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    // A text that ends with a letter may end with the beginning of the id of the forms, which is held back.
    res.write(`<html><script nonce="${nonce}">1</script>shell<i nonce="${nonce.slice(0, 9)}`);
    res.flush();
    await mayEnd;
    res.write(`${nonce.slice(9)}">late`);
    res.end('</html>');
  };
  return { render, finish, state };
}

/** Reads an answer as it arrives. */
async function read(port: number, headers: Record<string, string> = {}) {
  const { body, headers: given, statusCode } = await request(`http://127.0.0.1:${port}/`, { headers });
  const answer = { status: statusCode, headers: given as Record<string, string>, text: '', ended: '' };
  body.setEncoding('latin1');
  body.on('data', (chunk: string) => void (answer.text += chunk));
  body.once('end', () => void (answer.ended = 'whole'));
  body.once('error', () => void (answer.ended = 'broken'));
  return { ...answer, now: () => answer, leave: () => body.destroy() };
}

test('500 concurrent visitors of a cold page cause one render and get different nonces', async () => {
  const { ask, renders } = await pageCacheSite();
  const all = await Promise.all(Array.from({ length: 500 }, () => ask()));
  expect(renders()).toBe(1);
  expect(new Set(all.map(({ text }) => noncesOf(text)[0])).size).toBe(500);
  for (const { status, text } of all) expect([status, text.endsWith('</html>')]).toEqual([200, true]);
});

test('visitors who follow the recording of a slow page get its beginning at once, each with a different nonce', async () => {
  const { render, finish } = slowPage();
  const { port, ask, render: rendered } = await pageCacheSite({ render });
  const first = await read(port);
  const startedAt = performance.now();
  const others = await Promise.all(Array.from({ length: 20 }, () => read(port)));
  await expect.poll(() => others.every((other) => other.now().text.includes('shell'))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(1_000));
  expect(first.now().ended).toBe('');
  finish();
  await expect.poll(() => others.every((other) => other.now().ended === 'whole')).toBe(true);
  expect(rendered).toHaveBeenCalledTimes(1);
  const nonces = others.map(({ status, headers, now }) => {
    const { text } = now();
    const [nonce = ''] = noncesOf(text);
    expect([status, headers['cache-status']]).toEqual([200, 'croupier; fwd=miss; collapsed']);
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`);
    expect(text).toBe(`<html><script nonce="${nonce}">1</script>shell<i nonce="${nonce}">late</html>`);
    return nonce;
  });
  expect(new Set([...nonces, noncesOf(first.now().text)[0]]).size).toBe(21);
  // The page is cached.
  expect((await ask()).headers['cache-status']).toMatch(/hit/);
});

test('a visitor who follows a recording gets the accepted encoding', async () => {
  const { render, finish } = slowPage();
  const { port } = await pageCacheSite({ render });
  await read(port);
  const other = await read(port, { 'accept-encoding': 'gzip' });
  finish();
  await expect.poll(() => other.now().ended).toBe('whole');
  expect(other.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(Buffer.from(other.now().text, 'latin1')).toString()).toMatch(/shell<i nonce=".{24}">late<\/html>$/);
});

test('a render whose first visitor leaves goes on for its followers, and is abandoned when the last one leaves', async () => {
  const { render, finish, state } = slowPage();
  const { port, ask } = await pageCacheSite({ render });
  const first = await read(port);
  const [second, third] = await Promise.all([read(port), read(port)]);
  first.leave();
  await expect.poll(() => first.now().ended).toBe('broken');
  second.leave();
  await sleep(20);
  expect([state.abandoned, third.now().ended]).toEqual([false, '']);
  finish();
  await expect.poll(() => third.now().ended).toBe('whole');
  expect(third.now().text).toMatch(/late<\/html>$/);
  expect((await ask()).headers['cache-status']).toMatch(/hit/);

  const other = slowPage();
  const site = await pageCacheSite({ render: other.render });
  const visitors = [await read(site.port), await read(site.port)];
  for (const visitor of visitors) {
    expect(other.state.abandoned).toBe(false);
    visitor.leave();
    await sleep(20);
  }
  await expect.poll(() => other.state.abandoned).toBe(true);
  other.finish();
});

test('a recording that was purged is not followed by later visitors', async () => {
  const { render, finish } = slowPage();
  const { port, cache, render: rendered } = await pageCacheSite({ render });
  await read(port);
  cache.purge(() => true);
  await read(port);
  expect(rendered).toHaveBeenCalledTimes(2);
  finish();
});

test('a visitor who does not read does not delay others who wait for the same page', async () => {
  const { ask, port, state } = await pageCacheSite();
  state.html = (nonce) => `<html nonce="${nonce}">${'x'.repeat(2_000_000)}</html>`;
  const slow = connect(port, '127.0.0.1');
  slow.pause();
  slow.write('GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n');
  await sleep(5);
  const began = performance.now();
  expect((await ask('/', { host: '127.0.0.1:1' })).body.length).toBeGreaterThan(2_000_000);
  expect(performance.now() - began).toBeLessThan(timeLimit(2_000));
  slow.destroy();
});
