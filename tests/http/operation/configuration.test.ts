import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startRefused } from '#tests/support/sites/startRefused.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const upstreams = { SANDBOX: '0', PLATFORM_URL: 'http://127.0.0.1:9', CONTENT_URL: 'http://127.0.0.1:9' };
const sandboxed = () => ({ SANDBOX: '1', SANDBOX_DB: path.join(folder, 'sandbox.db') });

test('a start with invalid variables exits with 78 and names each variable, its value and what is accepted', async () => {
  const { code, stderr, stdout } = await startRefused({
    ...sandboxed(),
    PORT: 'eighty',
    CACHE_PAGES_FRESH: 'soon',
    CACHE_PAGE_FRESH: '1s',
    TRUST_PROXY: 'true',
  });
  expect(code).toBe(78);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    'PORT "eighty" is not accepted (environment)\n    accepted: a port: a whole number from 0 to 65535',
  );
  expect(stderr).toContain('CACHE_PAGES_FRESH "soon" is not accepted');
  expect(stderr).toContain('TRUST_PROXY "true" is not accepted');
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

test('a start with invalid secrets names the variables and does not print their values', async () => {
  const { code, stderr } = await startRefused({
    ...sandboxed(),
    ADMIN_TOKEN: 's3cr3t',
    CONTENT_TOKEN: 'pass word with blanks',
    PLATFORM_URL: 'ftp://user:hidden@host',
  });
  expect(code).toBe(78);
  for (const name of ['ADMIN_TOKEN', 'CONTENT_TOKEN', 'PLATFORM_URL']) expect(stderr).toContain(name);
  expect(stderr).not.toMatch(/s3cr3t|pass word|hidden/);
});

test('a production start without PLATFORM_URL and CONTENT_URL exits with 78 and names both', async () => {
  const { code, stderr } = await startRefused({});
  expect(code).toBe(78);
  expect(stderr).toContain('PLATFORM_URL is unset in production');
  expect(stderr).toContain('CONTENT_URL is unset in production');
  expect(stderr).toContain('SANDBOX=1');
});

test('a production start with upstreams and without PUBLIC_ORIGIN exits with 78 and names it', async () => {
  const { code, stderr } = await startRefused(upstreams);
  expect(code).toBe(78);
  expect(stderr).toContain('PUBLIC_ORIGIN is unset in production');
});

test('a start with bad redirects exits with 78 and names every bad line with its file', async () => {
  const file = path.join(folder, 'redirects.txt');
  await writeFile(file, '# ours\n/a /b 301\n/only-one\n/c /d 200\n/x javascript:alert(1)\n/p /q\n/q /p\n');
  const { code, stderr } = await startRefused({
    ...upstreams,
    PUBLIC_ORIGIN: 'https://yulduz.example',
    REDIRECTS_FILE: file,
  });
  expect(code).toBe(78);
  for (const line of [3, 4, 5, 6, 7]) expect(stderr).toContain(`${file}:${line}: `);
  expect(stderr).not.toContain(`${file}:2: `);
  expect(stderr).toContain('accepted is "from to [status]"');
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

test('a start with a missing redirects file exits with 78 and names the file', async () => {
  const { code, stderr } = await startRefused({
    ...upstreams,
    PUBLIC_ORIGIN: 'https://yulduz.example',
    REDIRECTS_FILE: path.join(folder, 'none.txt'),
  });
  expect(code).toBe(78);
  expect(stderr).toContain('none.txt');
});

test('a start on a port that is taken exits with 78 and names the variable, PORT or ADMIN_PORT, without a stack', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const taken = String((other.address() as AddressInfo).port);
  const named = { ...upstreams, PUBLIC_ORIGIN: 'https://yulduz.example', SNAPSHOT_FILE: 'off' };
  for (const name of ['PORT', 'ADMIN_PORT']) {
    const { code, stderr } = await startRefused({ ...named, [name]: taken });
    expect(stderr).toContain(`${name} names port ${taken}, which is taken by another process (EADDRINUSE)`);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
    expect(code).toBe(78);
  }
});

test('a start with a SANDBOX_DB that cannot be opened exits with 78 and names it, without a stack', async () => {
  const foreign = path.join(folder, 'foreign.db');
  await writeFile(foreign, 'no database, and longer than its first sixteen bytes');
  // Of a folder and of a file of another kind the process of the sandbox finds out.
  for (const file of ['/proc/croupier/a/sandbox.db', folder, foreign]) {
    const { code, stderr } = await startRefused({ SANDBOX: '1', SANDBOX_DB: file });
    expect(stderr).toContain(`SANDBOX_DB names ${file}, `);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
    expect(code).toBe(78);
  }
});
