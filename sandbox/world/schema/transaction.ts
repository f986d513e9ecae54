import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in a write transaction; nested, in a savepoint that is rolled back alone. `work` must not await. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  const [begin, commit, undo] = db.isTransaction
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin as string);
  try {
    const result = work();
    db.exec(commit as string);
    return result;
  } catch (error) {
    db.exec(undo as string);
    throw error;
  }
}
