import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { staticFiles } from './staticFiles.ts';

function site(files: Record<string, string | Buffer>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  const app = express().disable('etag');
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

test.each([
  ['/assets/app-1a2b.js', 'br'],
  ['/assets/app-1a2b.js', 'gzip'],
  ['/assets/app-1a2b.js', 'identity'],
  ['/logo.svg', 'br'],
  ['/sw.js', 'br'],
  ['/font.woff2', 'br'],
])('%s for Accept-Encoding %s, from memory, is the answer from the disk', async (url, encoding) => {
  const { app, dir } = site(files);
  const ask = (method: 'get' | 'head') => request(app)[method](url).set('Accept-Encoding', encoding).buffer(true);
  const first = await ask('get');
  const { date: _date, ...headers } = first.headers;
  await vi.waitFor(async () => {
    // Only memory still has it.
    rmSync(path.join(dir, url), { force: true });
    rmSync(path.join(dir, `${url}.br`), { force: true });
    expect((await ask('get')).status).toBe(200);
  });
  const held = await ask('get');
  expect(held.headers).toMatchObject(headers);
  expect(Object.keys(held.headers).toSorted()).toEqual(Object.keys(first.headers).toSorted());
  expect(held.body).toEqual(first.body);
  const head = await ask('head');
  expect(head.headers).toMatchObject(headers);
  expect(head.text ?? '').toBe('');
});

test('a missing hashed file gets 404 with no-store; other unknown paths go to the next stage', async () => {
  const { app } = site(files);
  const gone = await request(app).get('/assets/app-0000.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const url of ['/', '/game/x', '/.vite/manifest.json', '/assets', '/logo']) {
    expect((await request(app).get(url)).text, url).toBe('page');
  }
  expect((await request(app).post('/')).text).toBe('page');
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

const etag = async (app: express.Express, url: string, encoding = 'identity') =>
  String((await request(app).get(url).set('Accept-Encoding', encoding)).headers['etag']);

test.each([
  ['the same tag', (tag: string) => tag, 304],
  ['the weak form of the tag', (tag: string) => `W/${tag}`, 304],
  ['a list with the tag', (tag: string) => `"other", ${tag}`, 304],
  ['an asterisk', () => '*', 304],
  ['another tag', () => '"other"', 200],
])('a hashed file, for If-None-Match with %s, answers with its validators', async (_name, condition, status) => {
  const { app } = site(files);
  const tag = await etag(app, '/assets/app-1a2b.js', 'br');
  const answer = await request(app)
    .get('/assets/app-1a2b.js')
    .set({ 'accept-encoding': 'br', 'if-none-match': condition(tag) });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    etag: tag,
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the plain and the compressed form of a file have different strong tags', async () => {
  const { app } = site(files);
  const tags = [await etag(app, '/assets/app-1a2b.js'), await etag(app, '/assets/app-1a2b.js', 'br')];
  expect(new Set(tags).size).toBe(2);
  for (const tag of tags) expect(tag).toMatch(/^"[\da-f-]+"$/);
});

test('a file, for If-Modified-Since, answers 304 unless it changed later; a tag is preferred', async () => {
  const { app } = site(files);
  const date = String((await request(app).get('/font.woff2')).headers['last-modified']);
  const since = (headers: Record<string, string>) => request(app).get('/font.woff2').set(headers);
  expect((await since({ 'if-modified-since': date })).status).toBe(304);
  expect((await since({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  expect((await since({ 'if-modified-since': date, 'if-none-match': '"other"' })).status).toBe(200);
});

test('a Range is served for a matching If-Range only, and never for HEAD', async () => {
  const { app } = site(files);
  const { headers } = await request(app).get('/font.woff2');
  const part = (given: Record<string, string>) =>
    request(app)
      .get('/font.woff2')
      .set({ range: 'bytes=0-0', ...given });
  expect((await part({ 'if-range': String(headers['etag']) })).status).toBe(206);
  expect((await part({ 'if-range': String(headers['last-modified']) })).status).toBe(206);
  for (const stale of ['"other"', `W/${headers['etag']}`, 'Fri, 01 Jan 2100 00:00:00 GMT'])
    expect((await part({ 'if-range': stale })).status, stale).toBe(200);
  const head = await request(app).head('/font.woff2').set('range', 'bytes=0-0');
  expect([head.status, head.headers['content-range'], head.headers['content-length']]).toEqual([200, undefined, '1']);
});

test('a Range beyond the end answers 416 with the length, and is not stored', async () => {
  const answer = await request(site(files).app)
    .get('/assets/app-1a2b.js')
    .set({ range: 'bytes=100-', 'accept-encoding': 'br' });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['etag']).toBeUndefined();
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.each(['br;q=0', 'br;q=0, gzip;q=0', 'identity', '*;q=0, identity'])(
  'a hashed file, for Accept-Encoding %s, is not compressed',
  async (encoding) => {
    const answer = await request(site(files).app).get('/assets/app-1a2b.js').set('Accept-Encoding', encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
  },
);

test('a file, for a method that does not read, answers 405 with Allow', async () => {
  const { app } = site(files);
  for (const method of ['post', 'put', 'delete', 'options'] as const) {
    const answer = await request(app)[method]('/logo.svg');
    expect([answer.status, answer.headers['allow'], answer.headers['cache-control']], method).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  }
});

test('a file that was deleted after the start is missing like any other', async () => {
  const { app, dir } = site(files);
  for (const name of ['logo.svg', 'assets/app-1a2b.js', 'assets/app-1a2b.js.br']) rmSync(path.join(dir, name));
  expect((await request(app).get('/logo.svg')).text).toBe('page');
  const chunk = await request(app).get('/assets/app-1a2b.js');
  expect([chunk.status, chunk.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await request(app).get('/sw.js')).status).toBe(200);
});

test('a file has the media type of its own name, also compressed', async () => {
  const { app } = site({ ...files, 'favicon.ico': 'i' });
  for (const [url, type] of [
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/logo.svg', 'image/svg+xml'],
    ['/font.woff2', 'font/woff2'],
  ] as const)
    expect((await request(app).get(url).set('Accept-Encoding', 'br')).headers['content-type'], url).toBe(type);
});
