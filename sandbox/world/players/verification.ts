import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';

/** Lifetime of a provider token, seconds. */
export const VERIFICATION_TOKEN_SECONDS = 600;

/** The provider's usual time to decide, hours. */
export const USUAL_CHECK_HOURS = 24;

export interface Applicant {
  uid: number;
  applicant_id: string;
  status: 'init' | 'pending' | 'approved' | 'rejected';
  /** A rejection that cannot be retried. */
  is_final: 0 | 1;
  updated_at: number;
}

export type VerificationVerdict = 'approved' | 'retry' | 'rejected';

/** The sandbox's identity provider. Documents stay pending until someone decides on the sandbox's page. */
export interface Verification {
  of(uid: number): Applicant | undefined;
  /** Last changed first. */
  list(): Applicant[];
  /** The player's applicant, created if there is none. */
  open(uid: number): Applicant;
  /** Submits the documents. False without an applicant or after a final decision. */
  submit(uid: number): boolean;
  decide(uid: number, verdict: VerificationVerdict): boolean;
  /** A token of the provider's window for this applicant; `action` names an additional check. */
  token(applicant: Applicant, action: string): string;
}

export function createVerification(db: DatabaseSync, clock: Clock, secret: string): Verification {
  const read = prepare<Applicant>(db, 'SELECT * FROM applicant WHERE uid = ?');
  const all = prepare<Applicant>(db, 'SELECT * FROM applicant ORDER BY updated_at DESC, uid DESC LIMIT 50');
  const add = prepare(db, `INSERT INTO applicant (uid, applicant_id, status, updated_at) VALUES (?, ?, 'init', ?)`);
  const change = prepare(db, 'UPDATE applicant SET status = ?, is_final = ?, updated_at = ? WHERE uid = ?');
  const verify = prepare(db, 'UPDATE account SET is_verified = ? WHERE uid = ?');
  return {
    of: (uid) => read.get(uid),
    list: () => all.all(),
    open: (uid) => {
      if (!read.get(uid)) add.run(uid, randomBytes(12).toString('hex'), clock.seconds());
      return read.get(uid) as Applicant;
    },
    submit: (uid) => {
      const applicant = read.get(uid);
      if (!applicant || applicant.is_final === 1) return false;
      if (applicant.status !== 'approved') change.run('pending', 0, clock.seconds(), uid);
      return true;
    },
    decide: (uid, verdict) =>
      transaction(db, () => {
        const status = verdict === 'approved' ? 'approved' : 'rejected';
        verify.run(status === 'approved' ? 1 : 0, uid);
        return change.run(status, verdict === 'rejected' ? 1 : 0, clock.seconds(), uid) > 0;
      }),
    token: ({ applicant_id }, action) => {
      const claims = JSON.stringify({ applicant_id, action, expires_at: clock.seconds() + VERIFICATION_TOKEN_SECONDS });
      const payload = Buffer.from(claims).toString('base64url');
      return `${payload}.${createHmac('sha256', secret).update(`verification\n${payload}`).digest('base64url')}`;
    },
  };
}
