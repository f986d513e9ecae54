import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { transaction } from './transaction.ts';

/**
 * Opens the sandbox's file and brings it to the newest schema. WAL keeps committed rows after kill -9; what was
 * open then is rolled back by the next opening.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  );
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length)
    throw new Error(
      `${file} was written by a newer sandbox (schema ${version}, known ${migrations.length}); delete it`,
    );
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    transaction(db, () => {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
  return db;
}
