import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from './testing/startTestSandbox.ts';
import { createClock } from './world/clock.ts';
import { createLedger } from './world/money/ledger.ts';
import { openDatabase } from './world/schema/openDatabase.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const open = (path: string, init?: RequestInit) => fetch(sandbox.url + path, init);
const controls = () => ({ 'x-sandbox-token': sandbox.token });
const breakIt = (order: object) =>
  open('/_/faults', { method: 'POST', headers: controls(), body: JSON.stringify(order) });

test('the sandbox answers for platform and content service on one origin', async () => {
  expect((await open('/_health')).status).toBe(204);
  expect((await open('/api/common')).status).toBe(200);
  expect((await open('/api/no-such-collection')).status).toBe(404);
  expect(await (await open('/redirect?path=/x&locale=uz')).json()).toEqual({ data: null });
  const hit = await open('/hit?referer=x');
  expect([hit.headers.get('content-type'), (await hit.arrayBuffer()).byteLength]).toEqual(['image/gif', 43]);
  expect((await open('/nowhere')).status).toBe(404);
});

test('the developer page shows the demo players, their password and the current code', async () => {
  const html = await (await open('/')).text();
  for (const words of ['demo@yulduz.test', 'Yulduz-2026', 'code now']) expect(html).toContain(words);
});

test('the sandbox, asked by another name than this machine’s, answers 421 without its token and codes', async () => {
  const answerTo = (host: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      get({ port: sandbox.port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
        void text(answer).then((body) => resolve([answer.statusCode, body]), reject);
      }).on('error', reject);
    });
  for (const host of ['evil.example', `127.0.0.1.evil.example:${sandbox.port}`, 'localhost.evil.example']) {
    const [status, body] = await answerTo(host);
    expect([status, body.includes(sandbox.token)], host).toEqual([421, false]);
  }
  for (const host of [`localhost:${sandbox.port}`, `[::1]:${sandbox.port}`])
    expect((await answerTo(host))[1], host).toContain(sandbox.token);
});

test('sandbox controls without the token get 401', async () => {
  expect((await open('/_/counters')).status).toBe(401);
  expect((await open('/_/faults', { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await breakIt({ target: 'games.get', kind: 'fire' })).status).toBe(400);
});

test('a fault breaks its target as many times as ordered', async () => {
  const ask = () => open('/api/games.getCategories?version=2.34&locale=uz');
  await breakIt({ target: 'games.getCategories', kind: '500', times: 1 });
  expect([(await ask()).status, (await ask()).status]).toEqual([500, 200]);
  await breakIt({ target: 'games.getCategories', kind: 'ApplicationDisabled', times: 1 });
  const disabled = await ask();
  expect([disabled.status, disabled.headers.get('retry-after')]).toEqual([503, '30']);
  await breakIt({ target: 'games.getCategories', kind: 'TooManyRequests', times: 1 });
  expect((await ask()).status).toBe(429);
  for (const kind of ['reset', 'halfBody']) {
    await breakIt({ target: 'games.getCategories', kind, times: 1 });
    await expect(
      ask().then((response) => response.text()),
      kind,
    ).rejects.toThrow(/fetch failed|terminated/);
  }
  await breakIt({ target: 'games.getCategories', kind: 'hang' });
  await expect(open('/api/games.getCategories?version=2.34', { signal: AbortSignal.timeout(200) })).rejects.toThrow(
    /timeout/,
  );
  await open('/_/faults', { method: 'DELETE', headers: controls() });
  await breakIt({ target: 'content:common', kind: 'latency', ms: 150, times: 1 });
  const started = performance.now();
  expect((await open('/api/common')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(140);
  expect((await ask()).status).toBe(200);
});

test('GET counters returns the number of calls of each method and collection', async () => {
  await open('/_/counters', { method: 'DELETE', headers: controls() });
  const visitor = createVisitor(sandbox.url);
  await visitor.get('metadata.getgeneralinfo');
  await visitor.get('metadata.getgeneralinfo');
  await open('/api/common');
  const counts = await (await open('/_/counters', { headers: controls() })).json();
  expect(counts).toEqual({ data: { 'content:common': 1, 'metadata.getgeneralinfo': 2 } });
});

test('malformed paths get an answer below 500', async () => {
  for (const path of [
    '/platform/game/%E0%A4%A/demo',
    '/api/%00.%00',
    '/uploads/%2e%2e/%2e%2e/etc/passwd',
    '/uploads/games/x-9x9.webp',
    '//',
  ])
    expect((await open(path)).status, path).toBeLessThan(500);
});

test('stored player data survives a restart, and another sandbox of the same seed has the same world', async () => {
  let home = await startTestSandbox();
  try {
    const visitor = createVisitor(home.url);
    await visitor.login('demo@yulduz.test');
    await visitor.post('storage.set', { key: 'kept', value: 'yes' });
    const likes = (await visitor.get('games.getLikes')).body.data;
    const balance = (await visitor.get('account.getBalance')).body.data;
    home = await home.restart();
    const back = await fetch(`${home.url}/api/storage.get?version=2.34&keys=kept`, {
      headers: { cookie: `sid=${visitor.cookie()}` },
    });
    expect(await back.json()).toEqual({ data: { kept: 'yes' } });
    // Another sandbox with the same seed has the same favourites and balances.
    const other = createVisitor(sandbox.url);
    await other.login('demo@yulduz.test');
    expect((await other.get('games.getLikes')).body.data).toEqual(likes);
    expect((await other.get('account.getBalance')).body.data).toEqual(balance);
  } finally {
    await home.remove();
  }
});

async function ready(child: ChildProcess): Promise<{ url: string; port: number; token: string }> {
  const [message] = await once(child, 'message');
  return message;
}

test('the ledger, after the sandbox is killed during betting, adds up and has every answered round', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-kill-'));
  const dbFile = join(folder, 'sandbox.db');
  const child = fork(new URL('./main.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(process.env['TEST_SHARED_FOLDER'] ?? tmpdir(), 'croupier-compiled'),
      SANDBOX_DB: dbFile,
      SANDBOX_PORT: '0',
      SANDBOX_GAMES: '40',
      SANDBOX_SEED: 'kill',
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    const { url } = await ready(child);
    const visitor = createVisitor(url);
    await visitor.login('rich@yulduz.test');
    const games = (await visitor.get('games.get', { options: { type: 'slot', limit: 4 } })).body.data.items;
    let spins = 0;
    const players = games.map(async ({ sysname }: { sysname: string }) => {
      for (;;) {
        await visitor.game(`${sysname}/play`, { action: 'spin', bet: 20_000, lines: 20, round: crypto.randomUUID() });
        spins += 1;
      }
    });
    await Promise.race([...players, wait(400)]);
    child.kill('SIGKILL');
    await Promise.allSettled(players);
    const db = openDatabase(dbFile);
    const audit = createLedger(db, createClock()).audit();
    const rounds = db.prepare('SELECT count(*) n FROM game_round').get() as { n: number };
    db.close();
    expect(audit).toMatchObject({ unbalanced: 0, drifted: 0, negative: 0 });
    expect(spins).toBeGreaterThan(0);
    // Every answered spin is stored.
    expect(rounds.n).toBeGreaterThanOrEqual(spins);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}, 30_000);

test('a forked sandbox, when its parent disconnects, exits with 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-child-'));
  const child = fork(new URL('./main.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(process.env['TEST_SHARED_FOLDER'] ?? tmpdir(), 'croupier-compiled'),
      SANDBOX_DB: join(folder, 'sandbox.db'),
      SANDBOX_PORT: '0',
      SANDBOX_GAMES: '40',
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await ready(child);
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await rm(folder, { recursive: true, force: true });
}, 30_000);
