import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listenForTest } from './listenForTest.ts';
import { staticFiles } from './staticFiles.ts';

async function site(files: Record<string, string | Buffer>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  const app = express();
  app.use((_req, res, next) => void (res.set('Content-Security-Policy', "default-src 'none'"), next()));
  app.use(staticFiles(dir), (_req, res) => void res.send('page'));
  return { dir, ...(await listenForTest(app)) };
}

const files = {
  'assets/app-1a2b.js': 'let a=1',
  'assets/app-1a2b.js.br': brotliCompressSync('let a=1'),
  'sw.js': 's',
  'logo.svg': '<svg/>',
  '.vite/manifest.json': '{}',
};

test('a hashed file is kept for ever, compressed when the browser takes it, without the policy of pages', async () => {
  const { origin } = await site(files);
  const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(await answer.text()).toBe('let a=1');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers.get('content-security-policy')).toBeNull();
  const plain = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('other files are kept for an hour, the service worker is asked for every time, documents keep the policy', async () => {
  const { origin } = await site(files);
  const logo = await fetch(`${origin}/logo.svg`);
  expect(logo.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(logo.headers.get('content-security-policy')).not.toBeNull();
  expect((await fetch(`${origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('a chunk of a build that is not kept is a 404 that no cache keeps; anything else unknown is a page', async () => {
  const { origin } = await site(files);
  const gone = await fetch(`${origin}/assets/app-0000.js`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const url of ['/', '/game/x', '/.vite/manifest.json', '/assets', '/logo']) {
    expect(await (await fetch(origin + url)).text(), url).toBe('page');
  }
  expect(await (await fetch(`${origin}/logo.svg`, { method: 'POST' })).text()).toBe('page');
});

test.each([
  ['bytes=0-2', 206, 'let'],
  ['bytes=5-2', 200, 'let a=1'],
  ['bytes=-2', 200, 'let a=1'],
  ['lines=1-2', 200, 'let a=1'],
  ['bytes=0-1,3-4', 200, 'let a=1'],
])('Range %s', async (range, status, body) => {
  const { origin } = await site(files);
  const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { range, 'accept-encoding': 'identity' } });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test('a file that vanished after the start cuts one answer, not the process', async () => {
  const { origin, dir } = await site(files);
  rmSync(path.join(dir, 'logo.svg'));
  await expect(fetch(`${origin}/logo.svg`).then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);
  expect((await fetch(`${origin}/sw.js`)).status).toBe(200);
});
