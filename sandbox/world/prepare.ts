import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export interface Prepared<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  /** Returns the number of changed rows. */
  run(...values: SQLInputValue[]): number;
}

/** A prepared statement with typed rows. */
export function prepare<Row = never>(db: DatabaseSync, sql: string): Prepared<Row> {
  const statement = db.prepare(sql);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    run: (...values) => Number(statement.run(...values).changes),
  };
}
