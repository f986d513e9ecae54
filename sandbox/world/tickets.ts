import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { SandboxLanguage } from './players/languages.ts';
import { prepare } from './prepare.ts';
import { transaction } from './schema/transaction.ts';

const SHOWN = 20;

export interface StoredTicket {
  number: string;
  uid: number | null;
  subject: string;
  email: string;
  locale: SandboxLanguage;
  unread: 0 | 1;
  changed_at: number;
}

export interface TicketMessage {
  sender: 'player' | 'support';
  text: string;
  at: number;
}

/** Tickets to support with what was said in them. */
export interface Tickets {
  /** False: there is a ticket of this number. */
  open(ticket: Pick<StoredTicket, 'number' | 'uid' | 'subject' | 'email' | 'locale'>, text: string): boolean;
  byNumber(number: string): StoredTicket | undefined;
  /** The player's last changed ones. */
  of(uid: number): StoredTicket[];
  messagesOf(number: string): TicketMessage[];
  /** An answer of the support makes the ticket unread, the player's own message read. */
  write(number: string, sender: TicketMessage['sender'], text: string): void;
  read(uid: number): void;
}

export function createTickets(db: DatabaseSync, clock: Clock): Tickets {
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO ticket (number, uid, subject, email, locale, changed_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byNumber = prepare<StoredTicket>(db, 'SELECT * FROM ticket WHERE number = ?');
  const of = prepare<StoredTicket>(
    db,
    `SELECT * FROM ticket WHERE uid = ? ORDER BY changed_at DESC, number LIMIT ${SHOWN}`,
  );
  const messages = prepare<TicketMessage>(
    db,
    'SELECT sender, text, at FROM ticket_message WHERE number = ? ORDER BY id',
  );
  const addMessage = prepare(db, 'INSERT INTO ticket_message (number, sender, text, at) VALUES (?, ?, ?, ?)');
  const touch = prepare(db, 'UPDATE ticket SET changed_at = ?, unread = ? WHERE number = ?');
  const read = prepare(db, 'UPDATE ticket SET unread = 0 WHERE uid = ? AND unread = 1');
  return {
    open: ({ number, uid, subject, email, locale }, text) =>
      transaction(db, () => {
        const now = clock.seconds();
        if (add.run(number, uid, subject, email, locale, now) === 0) return false;
        addMessage.run(number, 'player', text, now);
        return true;
      }),
    byNumber: (number) => byNumber.get(number),
    of: (uid) => of.all(uid),
    messagesOf: (number) => messages.all(number),
    write: (number, sender, text) =>
      transaction(db, () => {
        const now = clock.seconds();
        addMessage.run(number, sender, text, now);
        touch.run(now, sender === 'support' ? 1 : 0, number);
      }),
    read: (uid) => {
      read.run(uid);
    },
  };
}
