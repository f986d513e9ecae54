import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { transaction } from './transaction.ts';

/**
 * Opens the sandbox's database and migrates it to the newest schema. WAL preserves committed rows after kill -9; open
 * transactions are rolled back at the next opening. Throws an error that names SANDBOX_DB where there can be no such file.
 */
export function openDatabase(file: string): DatabaseSync {
  const db = openFile(file);
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length)
    throw new Error(
      `${file} was written by a newer sandbox (schema ${version}, known ${migrations.length}); delete it`,
    );
  // Foreign keys are off while tables are recreated, and checked afterwards.
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    transaction(db, () => {
      db.exec(sql);
      const broken = db.prepare('PRAGMA foreign_key_check').all();
      if (broken.length > 0) throw new Error(`schema ${index + 1} leaves ${broken.length} rows that refer to nothing`);
      db.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
  db.exec('PRAGMA foreign_keys = ON');
  return db;
}

function openFile(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    // Not `recursive`: under /proc Node would try for ever. The server makes the folders above, for a sandbox of its own.
    if (file !== ':memory:' && !existsSync(folder)) mkdirSync(folder);
    const db = new DatabaseSync(file);
    // The first access: it fails for a file of another kind.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF; PRAGMA busy_timeout = 5000',
    );
    return db;
  } catch (error) {
    throw new Error(`SANDBOX_DB names ${file}, which cannot be opened: ${(error as Error).message}`);
  }
}
