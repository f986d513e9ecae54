import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { isRunning } from '#scripts/runs/isRunning.ts';
import { databaseFolder } from './databaseFolder.ts';

const SANDBOX = 'dist/sandbox/main.js';

/** Global setup, once for all projects: a sandbox seeds a database, whose path the workers read from SEEDED_DATABASE. Rejects when it ends early. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  // The projects of a run are set up one after the other, in one process.
  if (process.env['SEEDED_DATABASE']) return async () => {};
  await mkdir(databaseFolder, { recursive: true });
  await removeStale();
  const run = `run-${process.pid}-${randomUUID()}`;
  const file = path.join(databaseFolder, `${run}.db`);
  if (!existsSync(SANDBOX))
    throw new Error('These tests run dist/: build it by `npm run build`, or use `npm test -- PATH`, which does');
  const child = fork(SANDBOX, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...config.env, NODE_ENV: 'production', SANDBOX_DB: file },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((code) => {
      throw new Error(`The sandbox that seeds the database ended with ${code}`);
    }),
  ]);
  // After a regular stop the file is complete without its write-ahead log.
  child.kill('SIGTERM');
  await ended;
  process.env['SEEDED_DATABASE'] = file;
  return async () => {
    const databases = (await readdir(databaseFolder)).filter((name) => name.startsWith(run));
    await Promise.all(databases.map((name) => rm(path.join(databaseFolder, name), { recursive: true, force: true })));
  };
}

/** Removes the databases of runs that were killed. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(databaseFolder)) {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(path.join(databaseFolder, name), { recursive: true, force: true });
  }
}
