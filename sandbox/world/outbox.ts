import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

export interface OutboxMessage {
  recipient: string;
  text: string;
  sent_at: number;
}

/** The letters and short messages the platform would have sent; the sandbox's page shows them instead. */
export interface Outbox {
  send(recipient: string, text: string): void;
  latest(count: number): OutboxMessage[];
}

export function createOutbox(db: DatabaseSync, clock: Clock): Outbox {
  const add = prepare(db, 'INSERT INTO outbox (recipient, text, sent_at) VALUES (?, ?, ?)');
  const read = prepare<OutboxMessage>(db, 'SELECT recipient, text, sent_at FROM outbox ORDER BY id DESC LIMIT ?');
  return {
    send: (recipient, text) => {
      add.run(recipient, text, clock.seconds());
    },
    latest: (count) => read.all(count),
  };
}
