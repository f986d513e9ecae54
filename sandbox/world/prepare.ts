import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export interface Prepared<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  /** Rows changed. */
  run(...values: SQLInputValue[]): number;
}

/** A prepared statement that knows the shape of its rows. */
export function prepare<Row = never>(db: DatabaseSync, sql: string): Prepared<Row> {
  const statement = db.prepare(sql);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    run: (...values) => Number(statement.run(...values).changes),
  };
}
