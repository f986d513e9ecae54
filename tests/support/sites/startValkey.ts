import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running Valkey. */
export interface TestValkey {
  url: string;
  /** Stops the process by SIGSTOP: sockets stay open without answers. `thaw` continues it. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
  /** Sends one command as redis-cli does. Resolves with the raw answer; rejects when the connection fails. */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

const places = [
  process.env['VALKEY_SERVER'],
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/valkey-server',
  '/usr/local/bin/redis-server',
];

/** Starts a real Valkey or Redis on a free port, without a file. Rejects when none is installed or it does not answer. */
export async function startValkey(): Promise<TestValkey> {
  const binary = places.find((place) => place !== undefined && existsSync(place));
  if (!binary) throw new Error('No valkey-server or redis-server here; name one in VALKEY_SERVER');
  const port = await freePort();
  let child: ChildProcess;
  let ended: Promise<unknown>;

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(binary as string, options, { stdio: 'ignore' });
    ended = new Promise((resolve) => child.once('exit', resolve));
    // An aborted test leaves no server behind.
    process.once('exit', () => child.kill('SIGKILL'));
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await command('PING').catch(() => '')).startsWith('+PONG')) return;
      await sleep(50);
    }
    throw new Error(`${binary} does not answer`);
  }

  function command(...args: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`*${args.length}\r\n${args.map((arg) => `$${Buffer.byteLength(arg)}\r\n${arg}\r\n`).join('')}`),
      );
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString());
      });
      socket.once('error', reject);
    });
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    restart: start,
    command,
    stop: kill,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
