import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

export interface OutboxMessage {
  recipient: string;
  text: string;
  sent_at: number;
}

/** E-mails and text messages that the platform would have sent; the sandbox's page shows them instead. */
export interface Outbox {
  send(recipient: string, text: string): void;
  latest(count: number): OutboxMessage[];
}

export function createOutbox(db: DatabaseSync, clock: Clock): Outbox {
  const add = prepare(db, 'INSERT INTO outbox (recipient, text, sent_at) VALUES (?, ?, ?)');
  const read = prepare<OutboxMessage>(db, 'SELECT recipient, text, sent_at FROM outbox ORDER BY id DESC LIMIT ?');
  const phraseOf = prepare<{ phrase: string }>(
    db,
    `SELECT a.phrase FROM contact c JOIN account a ON a.uid = c.uid
     WHERE c.contact = ? AND c.is_confirmed = 1 AND a.phrase IS NOT NULL`,
  );
  return {
    send: (recipient, text) => {
      // Only for confirmed contacts: an unconfirmed contact may belong to another person.
      const phrase = phraseOf.get(recipient)?.phrase;
      add.run(recipient, phrase === undefined ? text : `${text} · ${phrase}`, clock.seconds());
    },
    latest: (count) => read.all(count),
  };
}
