import { spawn } from 'node:child_process';

/** Exit code and output of a start that was refused. */
export interface Refused {
  code: number | null;
  stderr: string;
  stdout: string;
}

/** Starts the built server with settings it must refuse. Resolves when it has ended, or was killed after ten seconds. */
export function startRefused(env: Record<string, string>): Promise<Refused> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...env },
    timeout: 10_000,
  });
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  child.stdout.on('data', (chunk) => (stdout += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr, stdout })));
}
