import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '#server/observability/createLogger.ts';
import { compileCache } from '#tests/support/compileCache.ts';

/** A separate process, because signals and exit codes cannot be tested in the test's own. */
const program = `
import { createServer } from 'node:http';
import { ConfigError } from './config/ConfigError.ts';
import { createLogger } from './server/observability/createLogger.ts';
import { lifecycle } from './server/services/lifecycle.ts';
let reloads = 0;
const hardCap = process.env.HARD_CAP ? { hardCap: Number(process.env.HARD_CAP) } : {};
const life = lifecycle({ ...createLogger({ LOG_LEVEL: 'info' }), drainTime: Number(process.env.DRAIN ?? 400), ...hardCap, onReload: () => {
  if (reloads++ === 0) return { restart: [], redirects: 7 };
  if (reloads === 2) return { restart: ['PORT'], redirects: 0 };
  throw new ConfigError([{ name: 'X', source: 'f:1', problem: 'is bad', accepted: 'y' }]);
} });
const server = createServer((req, res) => {
  console.log(JSON.stringify({ got: req.url }));
  if (req.url === '/never') return;
  if (req.url === '/slow') return void process.once('message', () => res.writeHead(200, { 'Content-Length': 4 }).end('slow'));
  if (req.url === '/throw') return void setTimeout(() => { throw new Error('boom'); }) ?? setTimeout(() => res.end('survived'), 300);
  if (req.url === '/warn') {
    process.emitWarning('a package tries something', 'ExperimentalWarning');
    process.emitWarning(new Error('odd'));
  }
  res.end(String(life.isDraining()));
});
life.drain(server);
life.onStop('first opened', () => console.log('{"step":"first opened"}'));
life.onStop('last opened', () => { console.log('{"step":"last opened"}'); throw new Error('step'); });
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
`;

interface Running {
  child: ChildProcess;
  url: (path: string) => string;
  lines: Record<string, unknown>[];
  /** What it wrote to standard error. */
  errors: () => string;
  exited: Promise<unknown[]>;
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const root = path.join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const lines: Record<string, unknown>[] = [];
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>));
  });
  await expect.poll(() => lines.find(({ port }) => port), { timeout: 10_000 }).toBeTruthy();
  const port = String(lines.find((line) => line['port'])?.['port']);
  return { child, url: (target) => `http://127.0.0.1:${port}${target}`, lines, errors: () => errors, exited };
}

/** Waits until the process has begun with a request. */
async function begun(running: Running, target: string): Promise<void> {
  await expect.poll(() => running.lines.some(({ got }) => got === target)).toBe(true);
}
async function stopping(running: Running): Promise<void> {
  await expect.poll(() => events(running)).toContain('stopping');
}
const events = (running: Running) => running.lines.map(({ event, step }) => event ?? step).filter(Boolean);

test('SIGTERM drains the process: slow answers finish, connections close, steps run in reverse, exit 0', async () => {
  const running = await start();
  const agent = new Agent({ keepAlive: true });
  const slow = new Promise<{ connection: string | undefined; status: number | undefined }>((resolve, reject) => {
    get(running.url('/slow'), { agent }, (res) =>
      resolve({ connection: res.headers.connection, status: res.statusCode }),
    ).on('error', reject);
  });
  await begun(running, '/slow');
  running.child.kill('SIGTERM');
  await stopping(running);
  const during = await fetch(running.url('/'));
  expect([await during.text(), during.headers.get('connection')]).toEqual(['true', 'close']);
  // The drain time is over, and the answer that began before it is not.
  await expect
    .poll(() =>
      fetch(running.url('/')).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  running.child.send('finish');
  expect(await slow).toEqual({ connection: 'close', status: 200 });
  expect(await running.exited).toEqual([0, null]);
  const steps = running.lines.flatMap(({ step, event }) => (event === undefined && step !== undefined ? [step] : []));
  expect(steps).toEqual(['last opened', 'first opened']);
  expect(running.lines.flatMap(({ event }) => event ?? [])).toEqual(['stopping', 'stop_step_failed', 'stopped']);
}, 20_000);

test('SIGINT ends the process without the drain time, also with an idle connection', async () => {
  const running = await start({ DRAIN: '60000' });
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    request(running.url('/'), { agent }, (res) => res.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });
  running.child.kill('SIGINT');
  // The test's time limit is a third of the drain time.
  expect(await running.exited).toEqual([0, null]);
}, 20_000);

test('a second SIGTERM ends the process at once with 1 and logs the requests in progress', async () => {
  const running = await start();
  const cut = fetch(running.url('/slow')).catch((error: Error) => error);
  await begun(running, '/slow');
  running.child.kill('SIGTERM');
  await stopping(running);
  running.child.kill('SIGTERM');
  expect(await running.exited).toEqual([1, null]);
  expect(await cut).toBeInstanceOf(Error);
  expect(running.lines.find(({ event }) => event === 'cut_off')).toMatchObject({ open: [{ reads: 1, writes: 0 }] });
}, 20_000);

test('SIGTERM with a command that never ends exits with 1 at the hard cap and logs the open command', async () => {
  const running = await start({ HARD_CAP: '500', DRAIN: '0' });
  const cut = fetch(running.url('/never'), { method: 'POST' }).catch((error: Error) => error);
  await begun(running, '/never');
  const began = performance.now();
  running.child.kill('SIGTERM');
  expect(await running.exited).toEqual([1, null]);
  expect(performance.now() - began).toBeGreaterThan(400);
  expect(await cut).toBeInstanceOf(Error);
  expect(running.lines.find(({ event }) => event === 'cut_off')).toMatchObject({
    reason: '0.5 s are over',
    open: [{ reads: 0, writes: 1 }],
  });
}, 20_000);

test('lifecycle, without hardCap, sets it to 75 seconds', async () => {
  vi.resetModules();
  const delays: unknown[] = [];
  vi.doMock('close-with-grace', () => ({
    default: ({ delay }: { delay: number }) => {
      delays.push(delay);
      return { close: () => {} };
    },
  }));
  onTestFinished(() => void vi.doUnmock('close-with-grace'));
  const { lifecycle } = await import('./lifecycle.ts');
  lifecycle({ ...createLogger({ LOG_LEVEL: 'silent' }, { write: () => {} }), drainTime: 0 });
  expect(delays).toEqual([75_000]);
});

test('an uncaught error is logged as fatal, answers in progress are sent, and the process exits with 1', async () => {
  const running = await start();
  expect(await (await fetch(running.url('/throw'))).text()).toBe('survived');
  expect(await running.exited).toEqual([1, null]);
  expect(running.lines.find(({ event }) => event === 'fatal')).toMatchObject({
    level: 'fatal',
    err: { message: 'boom' },
  });
}, 20_000);

test('a warning of the process is a line of the log alone, and one that something is experimental is none', async () => {
  const running = await start();
  await fetch(running.url('/warn'));
  await expect.poll(() => events(running)).toEqual(['process_warning']);
  expect(running.lines.at(-1)).toMatchObject({ level: 'warn', err: { message: 'odd' } });
  running.child.kill('SIGTERM');
  await running.exited;
  expect(events(running).filter((event) => event === 'process_warning')).toHaveLength(1);
  expect(running.errors()).toBe('');
}, 20_000);

test('SIGHUP reloads the configuration, names what needs a restart, and logs invalid files; the process goes on', async () => {
  const running = await start();
  running.child.kill('SIGHUP');
  await expect.poll(() => events(running)).toEqual(['reloaded']);
  expect(running.lines.at(-1)).toMatchObject({ level: 'info', redirects: 7 });
  running.child.kill('SIGHUP');
  await expect.poll(() => events(running)).toEqual(['reloaded', 'reloaded']);
  expect(running.lines.at(-1)).toMatchObject({ level: 'warn', redirects: 0, restart: ['PORT'] });
  running.child.kill('SIGHUP');
  await expect.poll(() => events(running)).toEqual(['reloaded', 'reloaded', 'reload_refused']);
  expect(running.lines.at(-1)).toMatchObject({ problems: [{ name: 'X', problem: 'is bad' }] });
  expect(await (await fetch(running.url('/'))).text()).toBe('false');
}, 20_000);
