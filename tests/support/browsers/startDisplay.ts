import { spawn } from 'node:child_process';
import { displayBinary } from './webKitDriver.ts';

/** A running virtual display. */
export interface Display {
  /** The value for `DISPLAY`, such as `:7`. */
  name: string;
  stop(): void;
}

/** Starts a virtual display (Xvfb) for browsers without a headless mode. Rejects when it ends before it has a number. */
export async function startDisplay(): Promise<Display> {
  const binary = displayBinary as string;
  const args = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${binary} ended with ${code}`)));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
}
