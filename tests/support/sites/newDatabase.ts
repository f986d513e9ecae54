import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { databaseFolder } from './databaseFolder.ts';

export interface Database {
  file: string;
  remove(): Promise<void>;
}

/**
 * A database of its own for one sandbox: a copy of the one that this test run has seeded (`seedDatabase`), so that accounts
 * are hashed and settled once. A world of another seed or size, and a run without a seeded one, begins with no file.
 */
export async function newDatabase(env: Record<string, string> = {}): Promise<Database> {
  await mkdir(databaseFolder, { recursive: true });
  const seeded = process.env['SEEDED_DATABASE'];
  const isUsual = (env['SANDBOX_GAMES'] ?? '480') === '480' && (env['SANDBOX_SEED'] ?? '1') === '1';
  const file = path.join(databaseFolder, `${seeded ? `${path.basename(seeded, '.db')}-` : ''}${randomUUID()}.db`);
  if (seeded && isUsual) await copyFile(seeded, file);
  return {
    file,
    remove: async () => void (await Promise.all(['', '-wal', '-shm'].map((end) => rm(file + end, { force: true })))),
  };
}
