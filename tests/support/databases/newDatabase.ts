import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { databaseFolder } from './databaseFolder.ts';

/** The database file of one sandbox. */
export interface Database {
  file: string;
  remove(): Promise<void>;
}

/**
 * Makes a database for one sandbox: a copy of the seeded one of this test run (`seedDatabase`), so that passwords are hashed only
 * once. For another seed or size, or without a seeded one, the file does not exist yet. Rejects when the copy fails.
 */
export async function newDatabase(env: Record<string, string> = {}): Promise<Database> {
  await mkdir(databaseFolder, { recursive: true });
  const seeded = process.env['SEEDED_DATABASE'];
  const isUsual = (env['SANDBOX_GAMES'] ?? '480') === '480' && (env['SANDBOX_SEED'] ?? '1') === '1';
  const file = path.join(
    databaseFolder,
    `${seeded ? path.basename(seeded, '.db') : `run-${process.pid}`}-${randomUUID()}.db`,
  );
  if (seeded && isUsual) await copyFile(seeded, file);
  return {
    file,
    remove: async () => void (await Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true })))),
  };
}
