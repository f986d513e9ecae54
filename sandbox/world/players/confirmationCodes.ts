import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import type { Outbox } from '#sandbox/world/outbox.ts';
import { prepare } from '#sandbox/world/prepare.ts';

export const RESEND_SECONDS = 60;
const CODE_LIFE_SECONDS = 600;
const ATTEMPTS = 5;

export type CodePurpose = 'contact' | 'restore' | 'link' | 'change';

/** Six-digit codes that confirm a contact. A code is valid for ten minutes, for one use and five tries. */
export interface ConfirmationCodes {
  /**
   * Sends a new code to the contact itself, or to `to`; with null it sends nothing but looks the same to the caller. `link` is added after the code.
   * Returns the seconds left if it is too early.
   */
  send(
    purpose: CodePurpose,
    contact: string,
    options?: { to?: string | null; link?: (code: string) => string },
  ): number | undefined;
  /** Tries by visitors other than the contact's owner are counted separately: they cannot use up the owner's tries. */
  check(
    purpose: CodePurpose,
    contact: string,
    code: string,
    options?: { isOtherVisitor?: boolean },
  ): 'right' | 'wrong' | 'expired';
}

function hashOf(purpose: string, contact: string, code: string): string {
  return createHash('sha256').update(`${purpose}\n${contact}\n${code}`).digest('base64url');
}

interface CodeRow {
  code_hash: string;
  sent_at: number;
  attempts: number;
  stranger_attempts: number;
}

export function createConfirmationCodes(db: DatabaseSync, clock: Clock, outbox: Outbox): ConfirmationCodes {
  const read = prepare<CodeRow>(
    db,
    'SELECT code_hash, sent_at, attempts, stranger_attempts FROM confirmation WHERE purpose = ? AND contact = ?',
  );
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO confirmation (purpose, contact, code_hash, sent_at, attempts) VALUES (?, ?, ?, ?, 0)',
  );
  const count = prepare(db, 'UPDATE confirmation SET attempts = attempts + 1 WHERE purpose = ? AND contact = ?');
  const countOtherVisitor = prepare(
    db,
    'UPDATE confirmation SET stranger_attempts = stranger_attempts + 1 WHERE purpose = ? AND contact = ?',
  );
  // A used code's row stays with no attempts left, so that it still delays the next code.
  const spend = prepare(
    db,
    `UPDATE confirmation SET attempts = ${ATTEMPTS}, stranger_attempts = ${ATTEMPTS} WHERE purpose = ? AND contact = ?`,
  );
  return {
    send: (purpose, contact, { to = contact, link } = {}) => {
      const wait = (read.get(purpose, contact)?.sent_at ?? 0) + RESEND_SECONDS - clock.seconds();
      if (wait > 0) return wait;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      write.run(purpose, contact, hashOf(purpose, contact, code), clock.seconds());
      if (to !== null) outbox.send(to, `Yulduz: ${code}${link ? ` ${link(code)}` : ''}`);
      return undefined;
    },
    check: (purpose, contact, code, { isOtherVisitor = false } = {}) => {
      const row = read.get(purpose, contact);
      const tries = isOtherVisitor ? row?.stranger_attempts : row?.attempts;
      if (!row || tries === undefined || tries >= ATTEMPTS || row.sent_at + CODE_LIFE_SECONDS <= clock.seconds())
        return 'expired';
      if (row.code_hash !== hashOf(purpose, contact, code)) {
        (isOtherVisitor ? countOtherVisitor : count).run(purpose, contact);
        return 'wrong';
      }
      spend.run(purpose, contact);
      return 'right';
    },
  };
}
