import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts';
import { createClock } from '#sandbox/world/clock.ts';
import { toFormData, toQuery } from '#shared/api/wire.ts';
import { databaseFolder } from '../../tests/support/databases/databaseFolder.ts';

export interface WireAnswer {
  status: number;
  headers: Headers;
  /** Untyped: the tests assert its shape. */
  body: ReturnType<typeof JSON.parse>;
}

/** One browser: stores its cookie and calls methods as the contract says. */
export interface SandboxVisitor {
  get(name: string, query?: Record<string, unknown>): Promise<WireAnswer>;
  post(name: string, body?: Record<string, unknown>, headers?: Record<string, string>): Promise<WireAnswer>;
  game(path: string, order: Record<string, unknown>): Promise<WireAnswer>;
  login(login: string): Promise<WireAnswer>;
  cookie(): string | undefined;
}

export function createVisitor(url: string, locale = 'uz'): SandboxVisitor {
  let sid: string | undefined;
  async function ask(path: string, init: RequestInit): Promise<WireAnswer> {
    const headers = new Headers(init.headers);
    if (sid) headers.set('cookie', `sid=${sid}`);
    const response = await fetch(url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, value = ''] = /^sid=([^;]*)/.exec(cookie) ?? [];
      sid = value === '' ? undefined : value;
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  const path = (name: string, query: Record<string, unknown> = {}) =>
    `/api/${name}?${toQuery({ version: '2.34', locale, ...query })}`;
  const visitor: SandboxVisitor = {
    get: (name, query) => ask(path(name, query), {}),
    post: (name, body = {}, headers = {}) => ask(path(name), { method: 'POST', body: toFormData(body), headers }),
    game: (address, order) =>
      ask(`/platform/game/${address}?embed=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      }),
    login: (login) => visitor.post('auth.login', { login, password: DEMO_PASSWORD }),
    cookie: () => sid,
  };
  return visitor;
}

export interface TestSandbox extends Sandbox {
  folder: string;
  /** Stops, and starts again on the same database file. */
  restart(): Promise<TestSandbox>;
  /** Stops and deletes its folder. */
  remove(): Promise<void>;
}

/** Drawing and encoding the pictures that one test asks for takes a second of a core, so all sandboxes share them. */
const artFolder = join(databaseFolder, 'art-cache');
const options = { port: 0, seed: 'test', games: 40, artFolder };
let seeded: Promise<Buffer> | undefined;

/** The database file of a seeded world, made once per worker, because hashing the demo players' passwords takes a second. */
async function seed(): Promise<Buffer> {
  const home = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const dbFile = join(home, 'sandbox.db');
  const sandbox = await startSandbox({ ...options, secretSeed: 'test', dbFile, log: () => {} });
  await sandbox.close();
  const bytes = await readFile(dbFile);
  await rm(home, { recursive: true, force: true });
  return bytes;
}

/** Starts a sandbox of forty games on a free port with its own folder; `secretSeed` null makes its secrets random. */
export async function startTestSandbox(folder?: string, secretSeed: string | null = 'test'): Promise<TestSandbox> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'sandbox-')));
  const dbFile = join(home, 'sandbox.db');
  if (folder === undefined) await writeFile(dbFile, await (seeded ??= seed()));
  const failures: string[] = [];
  const sandbox = await startSandbox({
    ...options,
    dbFile,
    secretSeed: secretSeed ?? undefined,
    clock: createClock(),
    // An internal error of the sandbox must fail the test.
    log: (message, error) => {
      failures.push(`${message} ${error instanceof Error ? error.stack : String(error)}`);
    },
  });
  return {
    ...sandbox,
    folder: home,
    restart: async () => {
      await sandbox.close();
      return startTestSandbox(home, secretSeed);
    },
    remove: async () => {
      await sandbox.close();
      await rm(home, { recursive: true, force: true });
      if (failures.length > 0) throw new Error(`the sandbox failed:\n${failures.join('\n')}`);
    },
  };
}
