/** Constants of the format of movements files (docs/movements.md). They never change; a new format gets a new name. */
export const movementsFormat = {
  name: 'movements/1',
  /** `prev` of the first row. */
  noHash: '0'.repeat(64),
  /** The first line of the CSV, with the byte order mark by which spreadsheets recognize UTF-8. */
  csvHeading: '\uFEFFn,type,at,id,balance,amount,after,currency,game,round,payment,note,prev,signature',
} as const;
