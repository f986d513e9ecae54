import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseFolder } from './databaseFolder.ts';

/** Once before the files of all projects that ask for it: lets a sandbox people a database, and names it to the workers. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  // The projects of a run are set up one after the other, in one process.
  if (process.env['SEEDED_DATABASE']) return async () => {};
  await mkdir(databaseFolder, { recursive: true });
  const run = `run-${randomUUID()}`;
  const file = path.join(databaseFolder, `${run}.db`);
  const child = fork('dist/sandbox/main.js', {
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
  // Closed in order, the file is whole without the log beside it.
  child.kill('SIGTERM');
  await ended;
  process.env['SEEDED_DATABASE'] = file;
  return async () => {
    const left = (await readdir(databaseFolder)).filter((name) => name.startsWith(run));
    await Promise.all(left.map((name) => rm(path.join(databaseFolder, name), { recursive: true, force: true })));
  };
}
