import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Image } from './layOutImages.ts';

/** A service of a compose file, as far as a process without an engine has it. */
export interface Service {
  command?: string[];
  user?: string;
  environment?: Record<string, string | number | null>;
}

/** A process of an image. */
export interface RunningService {
  output(): string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  /** Runs the image's health check beside it. Rejects when that fails. */
  checkHealth(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a service of `image` as the user of the image, for whom its folders are read-only. `replaced`: addresses that are others
 * without an engine, such as ports and names of hosts. Only root can take another user.
 */
export function startService(
  image: Image,
  service: Service,
  replaced: Readonly<Record<string, string>>,
): RunningService {
  const here = (text: string) =>
    Object.entries(replaced).reduce((done, [address, other]) => done.replaceAll(address, other), text);
  const [file = '', ...args] = (service.command ?? image.command).map(here);
  const [uid = 0, gid = uid] = (service.user ?? image.user).split(':').map(Number);
  const variables = Object.entries(service.environment ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [[name, here(String(value))]],
  );
  const options = {
    cwd: path.join(image.root, image.workdir),
    env: { PATH: process.env['PATH'], ...image.env, ...(Object.fromEntries(variables) as Record<string, string>) },
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  };
  const binary = (name: string) => (name === 'node' ? process.execPath : name);
  const child: ChildProcess = spawn(binary(file), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => void (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    ended,
    async checkHealth() {
      const [command = '', ...rest] = image.healthcheck;
      await promisify(execFile)(binary(command), rest, options);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
