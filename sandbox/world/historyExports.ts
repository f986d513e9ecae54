import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

/** An export takes two steps of a second each. Its file is available for a week, its order is listed for four. */
const STEP_SECONDS = 1;
const FILE_SECONDS = 7 * 86_400;
const ORDER_SECONDS = 4 * FILE_SECONDS;

interface ExportRow {
  id: number;
  file: string;
  date_from: string;
  date_to: string;
  created_at: number;
}

export interface HistoryExport extends ExportRow {
  status: 'new' | 'processing' | 'ready';
  /** The file was ready and has been deleted. */
  isExpired: boolean;
}

export interface NewExport {
  uid: number;
  date_from: string;
  date_to: string;
  /** The content of the file. */
  content: string;
}

/** Exports of a player's history. The file's name is its key: 128 random bits that cannot be guessed. */
export interface HistoryExports {
  add(request: NewExport): number;
  /** Newest first. */
  of(uid: number): HistoryExport[];
  /** The content of a finished export. */
  read(file: string): string | undefined;
}

export function createHistoryExports(db: DatabaseSync, clock: Clock): HistoryExports {
  const add = prepare<{ id: number }>(
    db,
    `INSERT INTO history_export (uid, file, date_from, date_to, content, created_at)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const list = prepare<ExportRow>(
    db,
    'SELECT id, file, date_from, date_to, created_at FROM history_export WHERE uid = ? ORDER BY id DESC LIMIT 50',
  );
  const read = prepare<{ content: string; created_at: number }>(
    db,
    'SELECT content, created_at FROM history_export WHERE file = ?',
  );
  const sweep = prepare(db, 'DELETE FROM history_export WHERE created_at <= ?');
  const stepsOf = (createdAt: number) => Math.floor((clock.seconds() - createdAt) / STEP_SECONDS);
  const statusOf = (createdAt: number) => (['new', 'processing'] as const)[stepsOf(createdAt)] ?? 'ready';
  const isExpired = (createdAt: number) => clock.seconds() - createdAt >= FILE_SECONDS;
  return {
    add: ({ uid, date_from, date_to, content }) => {
      const now = clock.seconds();
      sweep.run(now - ORDER_SECONDS);
      const file = `${randomBytes(16).toString('hex')}.csv`;
      return (add.get(uid, file, date_from, date_to, content, now) as { id: number }).id;
    },
    of: (uid) =>
      list.all(uid).map((row) => ({
        ...row,
        status: statusOf(row.created_at),
        isExpired: isExpired(row.created_at),
      })),
    read: (file) => {
      const row = read.get(file);
      return row && statusOf(row.created_at) === 'ready' && !isExpired(row.created_at) ? row.content : undefined;
    },
  };
}
