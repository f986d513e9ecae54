import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { RECOVERY_ALPHABET, recoveryCode } from '#shared/rules/keys/recoveryCode.ts';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Ten recovery codes a player, for one use each; only hashes are stored. */
export interface RecoveryCodes {
  of(uid: number): { remaining: number; madeAt: number | null };
  /** Returns the codes, only here; the former ones are invalid from now on. */
  make(uid: number): string[];
  /** Uses up a code in any spelling; false: unknown or used. */
  use(uid: number, code: string): boolean;
  drop(uid: number): void;
}

function hashOf(uid: number, code: string): string {
  return createHash('sha256').update(`${uid}\n${code}`).digest('base64url');
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => RECOVERY_ALPHABET[randomInt(32)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function createRecoveryCodes(db: DatabaseSync, clock: Clock): RecoveryCodes {
  const read = prepare<{ unused: number; made_at: number | null }>(
    db,
    'SELECT count(*) FILTER (WHERE used_at IS NULL) AS unused, max(made_at) AS made_at FROM recovery_code WHERE uid = ?',
  );
  const add = prepare(db, 'INSERT INTO recovery_code (uid, code_hash, made_at) VALUES (?, ?, ?)');
  const spend = prepare<{ uid: number }>(
    db,
    'UPDATE recovery_code SET used_at = ? WHERE uid = ? AND code_hash = ? AND used_at IS NULL RETURNING uid',
  );
  const remove = prepare(db, 'DELETE FROM recovery_code WHERE uid = ?');
  return {
    of: (uid) => {
      const row = read.get(uid);
      return { remaining: row?.unused ?? 0, madeAt: row?.made_at ?? null };
    },
    make: (uid) =>
      transaction(db, () => {
        remove.run(uid);
        const codes = Array.from({ length: CODES }, newCode);
        for (const code of codes) add.run(uid, hashOf(uid, recoveryCode(code) ?? code), clock.seconds());
        return codes;
      }),
    use: (uid, typed) => {
      const code = recoveryCode(typed);
      return code !== null && spend.get(clock.seconds(), uid, hashOf(uid, code)) !== undefined;
    },
    drop: (uid) => {
      remove.run(uid);
    },
  };
}
