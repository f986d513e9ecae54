import { fork } from 'node:child_process';
import { sandboxVariables } from '#shared/sandbox/sandboxVariables.ts';
import { compileCache } from '#tests/support/compileCache.ts';
import { newDatabase } from '../databases/newDatabase.ts';
import { endWithWorker } from './endWithWorker.ts';
import { SANDBOX_TOKEN } from './startSite.ts';

/** A running sandbox without a site. */
export interface Upstream {
  /** Origin of the platform and the content service. */
  sandbox: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a sandbox without a site, for tests that put a proxy between the two. Rejects when it ends before it listens. */
export async function startUpstream(): Promise<Upstream> {
  const database = await newDatabase();
  const child = fork('dist/sandbox/main.js', {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      SANDBOX_DB: database.file,
      [sandboxVariables.token]: SANDBOX_TOKEN,
      SANDBOX_PASSWORD_BITS: process.env['SANDBOX_PASSWORD_BITS'],
      SANDBOX_COVERS_WARMED: '0',
      SANDBOX_WITHDRAWAL_HOLD: '0',
    },
  });
  endWithWorker(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const sandbox = await Promise.race([
    new Promise<string>((resolve) => child.once('message', ({ url }: { url: string }) => resolve(url))),
    ended.then(() => Promise.reject(new Error('The sandbox ended before it was ready'))),
  ]);
  return {
    sandbox,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await database.remove();
    },
  };
}
