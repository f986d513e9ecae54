import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import { prepare } from '../prepare.ts';

export interface SocialLink {
  service: string;
  /** Who the service says it is. */
  subject: string;
  uid: number;
  name: string;
  linked_at: number;
}

/** Accounts elsewhere by which a player may sign in. One account of a service belongs to one player, and a player has one of each. */
export interface Socials {
  find(service: string, subject: string): SocialLink | undefined;
  of(uid: number): SocialLink[];
  /** False where the account, or the player's place for the service, is taken. */
  link(uid: number, service: string, subject: string, name: string): boolean;
  unlink(uid: number, service: string): boolean;
}

export function createSocials(db: DatabaseSync, clock: Clock): Socials {
  const find = prepare<SocialLink>(db, 'SELECT * FROM social_link WHERE service = ? AND subject = ?');
  const own = prepare<SocialLink>(db, 'SELECT * FROM social_link WHERE uid = ? ORDER BY service');
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO social_link (service, subject, uid, name, linked_at) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = prepare(db, 'DELETE FROM social_link WHERE uid = ? AND service = ?');
  return {
    find: (service, subject) => find.get(service, subject),
    of: (uid) => own.all(uid),
    link: (uid, service, subject, name) => add.run(service, subject, uid, name, clock.seconds()) > 0,
    unlink: (uid, service) => remove.run(uid, service) > 0,
  };
}
