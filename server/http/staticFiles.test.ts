import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './staticFiles.ts';

function site(files: Record<string, string | Buffer>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  const app = express();
  app.use((_req, res, next) => void (res.set('Content-Security-Policy', "default-src 'none'"), next()));
  app.use(staticFiles(dir), (_req, res) => void res.send('page'));
  return { dir, app };
}

const files = {
  'assets/app-1a2b.js': 'let a=1',
  'assets/app-1a2b.js.br': brotliCompressSync('let a=1'),
  'sw.js': 's',
  'logo.svg': '<svg/>',
  'font.woff2': 'f',
  '.vite/manifest.json': '{}',
};

test('a hashed file is immutable, compressed when the browser accepts it, and has no policy', async () => {
  const { app } = site(files);
  const answer = await request(app).get('/assets/app-1a2b.js').set('Accept-Encoding', 'br').buffer(true);
  expect(answer.text).toBe('let a=1');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['content-security-policy']).toBeUndefined();
  const plain = await request(app).get('/assets/app-1a2b.js').set('Accept-Encoding', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('an SVG is cached for an hour, sw.js is revalidated; both have a policy, a font has none', async () => {
  const { app } = site(files);
  const logo = await request(app).get('/logo.svg');
  expect(logo.headers['cache-control']).toBe('public, max-age=3600');
  expect(logo.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
  const worker = await request(app).get('/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'");
  expect((await request(app).get('/font.woff2')).headers['content-security-policy']).toBeUndefined();
});

test('a missing hashed file gets 404 with no-store; other unknown paths go to the next stage', async () => {
  const { app } = site(files);
  const gone = await request(app).get('/assets/app-0000.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const url of ['/', '/game/x', '/.vite/manifest.json', '/assets', '/logo']) {
    expect((await request(app).get(url)).text, url).toBe('page');
  }
  expect((await request(app).post('/logo.svg')).text).toBe('page');
});

test.each([
  ['bytes=0-2', 206, 'let'],
  ['bytes=5-2', 200, 'let a=1'],
  ['bytes=-2', 200, 'let a=1'],
  ['lines=1-2', 200, 'let a=1'],
  ['bytes=0-1,3-4', 200, 'let a=1'],
])('a hashed file, for Range %s, answers %i with %j', async (range, status, body) => {
  const answer = await request(site(files).app)
    .get('/assets/app-1a2b.js')
    .set({ range, 'accept-encoding': 'identity' })
    .buffer(true);
  expect([answer.status, answer.text]).toEqual([status, body]);
});

test('a file that was deleted after the start ends only its own answer with an error', async () => {
  const { app, dir } = site(files);
  rmSync(path.join(dir, 'logo.svg'));
  await expect(request(app).get('/logo.svg')).rejects.toThrow(/aborted|hang up/);
  expect((await request(app).get('/sw.js')).status).toBe(200);
});
