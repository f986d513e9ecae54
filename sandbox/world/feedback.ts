import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

export interface StoredTicket {
  uid: number | null;
  subject: string;
  name: string;
  email: string;
  text: string;
}

export interface ChatMessage {
  uid: number | null;
  channel_id: string;
  conversation_id: string;
  text: string;
  event: 'sent' | 'received';
}

/** Visitors' messages to support, as tickets and in the chat. The newest thousand of each are stored. */
export interface Feedback {
  add(ticket: StoredTicket): void;
  latest(count: number): (StoredTicket & { created_at: number })[];
  addChat(message: ChatMessage): void;
  latestChat(count: number): (ChatMessage & { created_at: number })[];
}

export function createFeedback(db: DatabaseSync, clock: Clock): Feedback {
  const add = prepare(
    db,
    'INSERT INTO feedback (uid, subject, name, email, text, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const trim = prepare(db, 'DELETE FROM feedback WHERE id <= (SELECT max(id) FROM feedback) - 1000');
  const read = prepare<StoredTicket & { created_at: number }>(db, 'SELECT * FROM feedback ORDER BY id DESC LIMIT ?');
  const addChat = prepare(
    db,
    'INSERT INTO chat_event (uid, channel_id, conversation_id, text, event, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const trimChat = prepare(db, 'DELETE FROM chat_event WHERE id <= (SELECT max(id) FROM chat_event) - 1000');
  const readChat = prepare<ChatMessage & { created_at: number }>(
    db,
    'SELECT * FROM chat_event ORDER BY id DESC LIMIT ?',
  );
  return {
    add: ({ uid, subject, name, email, text }) => {
      add.run(uid, subject, name, email, text, clock.seconds());
      trim.run();
    },
    latest: (count) => read.all(count),
    addChat: ({ uid, channel_id, conversation_id, text, event }) => {
      addChat.run(uid, channel_id, conversation_id, text, event, clock.seconds());
      trimChat.run();
    },
    latestChat: (count) => readChat.all(count),
  };
}
