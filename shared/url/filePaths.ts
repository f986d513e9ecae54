/** Files the server makes, without a language: `locale` in the query where the words of a file have one. */
export const filePaths = {
  movements: { jsonl: '/_/movements.jsonl', csv: '/_/movements.csv' },
  /** A month by `?month=yyyy-mm`. */
  statement: '/_/statement.csv',
  /** Public keys of the files of movements; never another address. */
  movementsKeys: '/.well-known/movements-keys.json',
} as const;
