import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepare } from '../prepare.ts';

/**
 * What rounds, callbacks and papers are decided and signed with. Random, made once a file, so that a restart still knows
 * the rounds it has promised; from a seed where a test asks for one.
 */
export function secretOf(db: DatabaseSync, secretSeed: string | undefined): string {
  if (secretSeed !== undefined) return createHmac('sha256', 'yulduz-sandbox').update(secretSeed).digest('hex');
  prepare(db, `INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)`).run(randomBytes(32).toString('hex'));
  return prepare<{ value: string }>(db, `SELECT value FROM meta WHERE key = 'secret'`).get()?.value as string;
}
