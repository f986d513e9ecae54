import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '#sandbox/world/prepare.ts';

/**
 * The secret of rounds, callbacks and verification. Random and created once a database, so that promised rounds survive a
 * restart; from a seed if a test gives one.
 */
export function secretOf(db: DatabaseSync, secretSeed: string | undefined): string {
  if (secretSeed !== undefined) return createHmac('sha256', 'yulduz-sandbox').update(secretSeed).digest('hex');
  prepare(db, `INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)`).run(randomBytes(32).toString('hex'));
  return prepare<{ value: string }>(db, `SELECT value FROM meta WHERE key = 'secret'`).get()?.value as string;
}
