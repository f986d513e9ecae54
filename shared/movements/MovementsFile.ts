/** The two spellings of a file of movements. */
export type MovementsFile = 'jsonl' | 'csv';
