import { timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { plainTicketCode } from '#shared/support/createTicketCode.ts';
import type { Clock } from './clock.ts';
import { hashOfToken } from './players/hashOfToken.ts';
import type { SandboxLanguage } from './players/languages.ts';
import { prepare } from './prepare.ts';
import { transaction } from './schema/transaction.ts';
import { createTicketFiles, type StoredFile, type TicketFiles } from './ticketFiles.ts';

const SHOWN = 20;

export interface StoredTicket {
  number: string;
  uid: number | null;
  subject: string;
  email: string;
  locale: SandboxLanguage;
  unread: 0 | 1;
  changed_at: number;
  /** Null: opened without a code. */
  code_hash: string | null;
}

export interface TicketMessage {
  id: number;
  sender: 'player' | 'support';
  text: string;
  at: number;
}

interface Said {
  text: string;
  key?: string | undefined;
  files?: readonly string[] | undefined;
}

/** Tickets to support with what was said in them. */
export interface Tickets {
  files: TicketFiles;
  /** `taken`: there is another ticket of this number; `again`: this one was opened before, with the same code. */
  open(
    ticket: Pick<StoredTicket, 'number' | 'uid' | 'subject' | 'email' | 'locale'> & { code?: string },
    said: Said,
  ): 'opened' | 'again' | 'taken';
  byNumber(number: string): StoredTicket | undefined;
  /** The ticket, if the code is its code. Takes as long for a number that does not exist. */
  byCode(number: string, code: string): StoredTicket | undefined;
  /** The player's last changed ones. */
  of(uid: number): StoredTicket[];
  messagesOf(number: string): (TicketMessage & { files: StoredFile[] })[];
  /** Whether a message of this key was written here. */
  hasMessage(number: string, key: string): boolean;
  /** Whether a file is one of this ticket. */
  hasFile(number: string, id: string): boolean;
  /** An answer of the support makes the ticket unread, the player's own message read. A key that was used here before changes nothing. */
  write(number: string, sender: TicketMessage['sender'], said: Said): void;
  read(uid: number): void;
  readOne(number: string): void;
}

export function createTickets(db: DatabaseSync, clock: Clock): Tickets {
  const files = createTicketFiles(db, clock);
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO ticket (number, uid, subject, email, locale, changed_at, code_hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byNumber = prepare<StoredTicket>(db, 'SELECT * FROM ticket WHERE number = ?');
  const of = prepare<StoredTicket>(
    db,
    `SELECT * FROM ticket WHERE uid = ? ORDER BY changed_at DESC, number LIMIT ${SHOWN}`,
  );
  const messages = prepare<TicketMessage>(
    db,
    'SELECT id, sender, text, at FROM ticket_message WHERE number = ? ORDER BY id',
  );
  const addMessage = prepare<{ id: number }>(
    db,
    'INSERT OR IGNORE INTO ticket_message (number, sender, text, at, key) VALUES (?, ?, ?, ?, ?) RETURNING id',
  );
  const fileOf = prepare<{ id: string }>(
    db,
    'SELECT f.id FROM ticket_file f JOIN ticket_message m ON m.id = f.message WHERE m.number = ? AND f.id = ?',
  );
  const byKey = prepare(db, 'SELECT 1 FROM ticket_message WHERE number = ? AND key = ?');
  const touch = prepare(db, 'UPDATE ticket SET changed_at = ?, unread = ? WHERE number = ?');
  const read = prepare(db, 'UPDATE ticket SET unread = 0 WHERE uid = ? AND unread = 1');
  const readOne = prepare(db, 'UPDATE ticket SET unread = 0 WHERE number = ?');
  const hashOf = (code: string) => hashOfToken(plainTicketCode(code));
  const isCode = (ticket: StoredTicket | undefined, code: string) => {
    const [stored, given] = [ticket?.code_hash ?? hashOf(''), hashOf(code)].map((hash) => Buffer.from(hash));
    return timingSafeEqual(stored as Buffer, given as Buffer) && ticket?.code_hash != null;
  };
  function addTo(number: string, sender: TicketMessage['sender'], { text, key, files: ids = [] }: Said): boolean {
    const said = addMessage.get(number, sender, text, clock.seconds(), key ?? null);
    if (said) files.attach(ids, said.id);
    return said !== undefined;
  }
  return {
    files,
    open: ({ number, uid, subject, email, locale, code }, said) =>
      transaction(db, () => {
        const hash = code === undefined ? null : hashOf(code);
        if (add.run(number, uid, subject, email, locale, clock.seconds(), hash) === 0)
          return code !== undefined && isCode(byNumber.get(number), code) ? 'again' : 'taken';
        addTo(number, 'player', said);
        return 'opened';
      }),
    byNumber: (number) => byNumber.get(number),
    byCode: (number, code) => {
      const ticket = byNumber.get(number);
      return isCode(ticket, code) ? ticket : undefined;
    },
    of: (uid) => of.all(uid),
    messagesOf: (number) => messages.all(number).map((message) => ({ ...message, files: files.of(message.id) })),
    hasMessage: (number, key) => byKey.get(number, key) !== undefined,
    hasFile: (number, id) => fileOf.get(number, id) !== undefined,
    write: (number, sender, said) =>
      transaction(db, () => {
        if (addTo(number, sender, said)) touch.run(clock.seconds(), sender === 'support' ? 1 : 0, number);
      }),
    read: (uid) => {
      read.run(uid);
    },
    readOne: (number) => {
      readOne.run(number);
    },
  };
}
