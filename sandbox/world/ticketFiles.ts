import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type TicketFileKind, ticketFileTypes } from '#shared/support/ticketFileKind.ts';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

/** A file that no message has taken is kept for a day. */
const UNUSED_SECONDS = 86_400;

export interface StoredFile {
  id: string;
  /** Of its message; null: none has taken it. */
  message: number | null;
  type: string;
  size: number;
}

/** Files of messages to support. */
export interface TicketFiles {
  /** The id; of the first one when a file of this key was added before. */
  add(file: { key: string; kind: TicketFileKind; content: Uint8Array }): string;
  byId(id: string): (StoredFile & { name: string }) | undefined;
  of(message: number): StoredFile[];
  /** Gives files to a message. */
  attach(ids: readonly string[], message: number): void;
  /** The content of a file by its name, for the content service. */
  read(name: string): { type: string; content: Uint8Array } | undefined;
}

export function createTicketFiles(db: DatabaseSync, clock: Clock): TicketFiles {
  const sweep = prepare(db, 'DELETE FROM ticket_file WHERE message IS NULL AND created_at <= ?');
  const add = prepare(
    db,
    'INSERT OR IGNORE INTO ticket_file (id, key, name, type, size, content, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byKey = prepare<{ id: string }>(db, 'SELECT id FROM ticket_file WHERE key = ?');
  const byId = prepare<StoredFile & { name: string }>(
    db,
    'SELECT id, name, message, type, size FROM ticket_file WHERE id = ?',
  );
  const of = prepare<StoredFile>(
    db,
    'SELECT id, message, type, size FROM ticket_file WHERE message = ? ORDER BY rowid',
  );
  const attach = prepare(db, 'UPDATE ticket_file SET message = ? WHERE id = ?');
  const read = prepare<{ type: string; content: Uint8Array }>(
    db,
    'SELECT type, content FROM ticket_file WHERE name = ?',
  );
  const random = () => randomBytes(16).toString('hex');
  return {
    add: ({ key, kind, content }) => {
      const now = clock.seconds();
      sweep.run(now - UNUSED_SECONDS);
      const { type, end } = ticketFileTypes[kind];
      add.run(random(), key, `${random()}.${end}`, type, content.length, content, now);
      return (byKey.get(key) as { id: string }).id;
    },
    byId: (id) => byId.get(id),
    of: (message) => of.all(message),
    attach: (ids, message) => {
      for (const id of ids) attach.run(message, id);
    },
    read: (name) => read.get(name),
  };
}
