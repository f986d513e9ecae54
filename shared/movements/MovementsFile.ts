/** Format of a file of movements. */
export type MovementsFile = 'jsonl' | 'csv';
