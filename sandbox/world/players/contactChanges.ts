import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** How long the replacement of a confirmed contact waits for its owner to stop it. */
export const CHANGE_SECONDS = 3 * 86_400;

export interface ContactChange {
  uid: number;
  from_contact: string;
  to_contact: string;
  type: 'email' | 'phone';
  phone_country_code: string | null;
  /** null: the code to the new contact is awaited. */
  due_at: number | null;
}

/** Contacts that are being replaced, at most one a player. */
export interface ContactChanges {
  of(uid: number): ContactChange | undefined;
  ask(change: Omit<ContactChange, 'due_at'>): void;
  /** The code was right: the change takes effect then. */
  schedule(uid: number, dueAt: number): void;
  /** False: there was none. */
  drop(uid: number): boolean;
  /** Changes whose time has come. */
  due(): ContactChange[];
}

export function createContactChanges(db: DatabaseSync, clock: Clock): ContactChanges {
  const of = prepare<ContactChange>(db, 'SELECT * FROM contact_change WHERE uid = ?');
  const ask = prepare(
    db,
    `INSERT OR REPLACE INTO contact_change (uid, from_contact, to_contact, type, phone_country_code) VALUES (?, ?, ?, ?, ?)`,
  );
  const schedule = prepare(db, 'UPDATE contact_change SET due_at = ? WHERE uid = ?');
  const drop = prepare(db, 'DELETE FROM contact_change WHERE uid = ?');
  const due = prepare<ContactChange>(db, 'SELECT * FROM contact_change WHERE due_at <= ?');
  return {
    of: (uid) => of.get(uid),
    ask: ({ uid, from_contact, to_contact, type, phone_country_code }) => {
      ask.run(uid, from_contact, to_contact, type, phone_country_code);
    },
    schedule: (uid, dueAt) => {
      schedule.run(dueAt, uid);
    },
    drop: (uid) => drop.run(uid) > 0,
    due: () => due.all(clock.seconds()),
  };
}
