import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilLogWritten } from '#tests/support/sites/untilLogWritten.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';

let upstreams: Lent<Upstream>;
let adminPort: number;
let guarded: Site;
/** Started before the other tests and awaited by the last: it takes ten seconds. */
let slowHeaders: Promise<number[]>;
beforeAll(async () => {
  adminPort = await freePort();
  [upstreams, guarded] = await Promise.all([
    lendUpstream(),
    startSite({ ADMIN_PORT: String(adminPort), ADMIN_TOKEN: 'token-of-the-tests' }),
  ]);
  slowHeaders = Promise.all([dripHeaders(guarded.origin), dripHeaders(`http://127.0.0.1:${adminPort}`)]);
});
afterAll(() => Promise.all([upstreams?.giveBack(), guarded?.stop()]));

/** Sends a header every half second. Resolves with the milliseconds after which the server closed the connection. */
function dripHeaders(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const dripping = setInterval(() => socket.write('X: y\r\n'), 500);
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - startedAt);
    }),
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built server through a shell, which can limit its resources first. Its upstreams are in another process. */
async function startThroughShell(command: string): Promise<{ origin: string; child: ChildProcess; text(): string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const port = await freePort();
  const child = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SANDBOX: '0',
      PLATFORM_URL: upstreams.value.sandbox,
      CONTENT_URL: upstreams.value.sandbox,
      SNAPSHOT_FILE: path.join(folder, 'snapshot'),
      RATE_LIMITS: 'off',
      DRAIN_TIME: '0ms',
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  return { origin, child, text: () => text };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** Opens a connection and sends `bytes`. Resolves when it is connected or refused; `closed` resolves when it ends. */
async function openSocket(origin: string, bytes = ''): Promise<{ socket: Socket; closed: Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  onTestFinished(() => void socket.destroy());
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed]);
  if (bytes) socket.write(bytes);
  return { socket, closed };
}

variant(
  'the server, with more connections than open files allowed, survives and serves again after they close',
  async () => {
    const { origin, child, text } = await startThroughShell('ulimit -n 256; exec node dist/server/main.js');
    expect((await askPage(origin, '/')).status).toBe(200);
    const sockets = await Promise.all(Array.from({ length: 400 }, () => openSocket(origin)));
    let refused = 0;
    for (const { closed } of sockets) void closed.then(() => (refused += 1));
    await expect.poll(() => refused).toBeGreaterThan(0);
    // New requests may be refused now, but a wrong answer is not allowed.
    const during = await askPage(origin, '/faq').then(
      ({ status }) => status,
      () => 0,
    );
    expect([0, 200, 502, 503]).toContain(during);
    for (const { socket } of sockets) socket.destroy();
    await expect
      .poll(
        () =>
          askPage(origin, '/ru/faq').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 15_000 },
      )
      .toBe(200);
    expect((await ask(origin, '/api/games.getCategories')).status).toBe(200);
    await untilReady(origin);
    const lines = logLines({ output: text });
    expect(lines.filter(({ level }) => level === 'fatal')).toEqual([]);
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
  },
  60_000,
);

variant(
  'the server, with its log on a full disk, serves pages and stops with 0',
  async () => {
    const { origin, child } = await startThroughShell('exec node dist/server/main.js > /dev/full');
    for (let round = 0; round < 60; round += 1) expect((await askPage(origin, '/faq')).status).toBe(200);
    await untilLogWritten(origin);
    expect((await ask(origin, '/healthz')).status).toBe(200);
    expect((await ask(origin, '/api/games.getCategories')).status).toBe(200);
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
  },
  60_000,
);

variant(
  '/readyz, after the process was stopped for 2.5 s, answers 503 with the event loop’s delay, and then 200',
  async () => {
    const { sandbox } = upstreams.value;
    const site = await startSite({ SANDBOX: '0', PLATFORM_URL: sandbox, CONTENT_URL: sandbox });
    onTestFinished(async () => {
      process.kill(site.pid, 'SIGCONT');
      await site.stop();
    });
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status).toBe(200);
    process.kill(site.pid, 'SIGSTOP');
    // On an idle machine the first would be answered before the signal arrives.
    await expect.poll(() => readFile(`/proc/${site.pid}/stat`, 'latin1')).toMatch(/\) T /);
    // Requests are sent while it is stopped, each on a new connection, until one is refused: on a busy machine the first are
    // answered before a timer measures the delay, or after it has recovered.
    let isOver = false;
    const probe = async (): Promise<Answered[]> => {
      const answers = [await ask(site.origin, '/readyz')];
      while (!isOver && answers.every(({ status }) => status === 200)) answers.push(await ask(site.origin, '/readyz'));
      return answers;
    };
    const requests = Array.from({ length: 5 }, probe);
    await sleep(2_500);
    process.kill(site.pid, 'SIGCONT');
    await Promise.race([sleep(5_000), ...requests]);
    isOver = true;
    const refused = (await Promise.all(requests)).flat().filter(({ status }) => status === 503);
    expect(refused.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/"reasons":\["event loop: answers \d{4,} ms late"\]/),
    );
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: timeLimit(10_000) }).toBe(200);
  },
  60_000,
);

describe('the public port and the admin port', () => {
  variant('a request with more than a hundred headers gets 431 on the admin port', async () => {
    const statusAfter = async (fillers: number) => {
      const lines = ['Host: a', 'Via: 1.1 proxy', ...Array.from({ length: fillers }, (_, index) => `X-${index}: y`)];
      const text = `GET /metrics HTTP/1.1\r\n${lines.join('\r\n')}\r\nAuthorization: Bearer token-of-the-tests\r\n\r\n`;
      return (await sendRaw(`http://127.0.0.1:${adminPort}`, text)).slice(9, 12);
    };
    expect([await statusAfter(90), await statusAfter(110)]).toEqual(['200', '431']);
  });

  variant(
    'a connection that sends headers slowly is closed after ten seconds on both ports',
    async () => {
      for (const ms of await slowHeaders) {
        expect(ms).toBeGreaterThan(9_000);
        expect(ms).toBeLessThan(timeLimit(14_000));
      }
    },
    40_000,
  );
});
