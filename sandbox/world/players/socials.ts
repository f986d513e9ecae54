import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { visibleText } from '#shared/domain/visibleText.ts';

export interface SocialLink {
  service: string;
  /** The user id at the service. */
  subject: string;
  uid: number;
  name: string;
  linked_at: number;
}

/** Linked social accounts. An account of a service belongs to one player, and a player has at most one of each service. */
export interface Socials {
  find(service: string, subject: string): SocialLink | undefined;
  of(uid: number): SocialLink[];
  /** False if the account is linked to another player, or the player has one of the service. */
  link(uid: number, service: string, subject: string, name: string): boolean;
  unlink(uid: number, service: string): boolean;
}

export function createSocials(db: DatabaseSync, clock: Clock): Socials {
  const find = prepare<SocialLink>(db, 'SELECT * FROM social_link WHERE service = ? AND subject = ?');
  const readLinks = prepare<SocialLink>(db, 'SELECT * FROM social_link WHERE uid = ? ORDER BY service');
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO social_link (service, subject, uid, name, linked_at) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = prepare(db, 'DELETE FROM social_link WHERE uid = ? AND service = ?');
  return {
    find: (service, subject) => find.get(service, subject),
    of: (uid) => readLinks.all(uid),
    link: (uid, service, subject, name) =>
      add.run(service, subject, uid, visibleText(name).slice(0, 100), clock.seconds()) > 0,
    unlink: (uid, service) => remove.run(uid, service) > 0,
  };
}
