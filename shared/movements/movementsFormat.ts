/** Of files of movements: docs/movements.md. What is here never changes; a new shape gets a new name. */
export const movementsFormat = {
  name: 'movements/1',
  /** `prev` of the first row. */
  noHash: '0'.repeat(64),
  /** The first line of the CSV, with the mark that tells spreadsheets of UTF-8. */
  csvHeading: '\uFEFFn,type,at,id,balance,amount,after,currency,game,round,payment,note,prev,signature',
} as const;
