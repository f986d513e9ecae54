import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** Ten minutes to confirm. */
const LIFE_SECONDS = 600;
const ATTEMPTS = 5;

/** An account of a service that waits for the player's password or code before it is linked. */
export interface SocialOffer {
  service: string;
  /** The user id at the service. */
  subject: string;
  name: string;
}

/** Accounts that wait to be linked: one a player, for ten minutes and five wrong passwords or codes. */
export interface SocialOffers {
  /** Replaces an earlier offer. */
  make(uid: number, offer: SocialOffer): void;
  of(uid: number): (SocialOffer & { id: string }) | undefined;
  /** Counts a wrong password or code; the fifth ends the offer. */
  countWrong(uid: number): void;
  drop(uid: number): void;
}

export function createSocialOffers(db: DatabaseSync, clock: Clock): SocialOffers {
  const write = prepare(
    db,
    'INSERT OR REPLACE INTO social_offer (uid, id, service, subject, name, attempts, created_at) VALUES (?, ?, ?, ?, ?, 0, ?)',
  );
  const read = prepare<SocialOffer & { id: string }>(
    db,
    `SELECT id, service, subject, name FROM social_offer WHERE uid = ? AND created_at > ? AND attempts < ${ATTEMPTS}`,
  );
  const count = prepare(db, 'UPDATE social_offer SET attempts = attempts + 1 WHERE uid = ?');
  const remove = prepare(db, 'DELETE FROM social_offer WHERE uid = ?');
  return {
    make: (uid, { service, subject, name }) =>
      void write.run(uid, randomUUID(), service, subject, name, clock.seconds()),
    of: (uid) => read.get(uid, clock.seconds() - LIFE_SECONDS),
    countWrong: (uid) => void count.run(uid),
    drop: (uid) => void remove.run(uid),
  };
}
