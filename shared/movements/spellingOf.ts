import type { MovementsFile } from './MovementsFile.ts';
import { readMovementsLine } from './readMovementsLine.ts';

/** Which of the two spellings a file has, by its first lines: any of them, but not all, may be the one that was changed. */
export function spellingOf(lines: readonly string[]): MovementsFile {
  if (lines.some((line) => readMovementsLine('jsonl', line))) return 'jsonl';
  if (lines.some((line) => readMovementsLine('csv', line))) return 'csv';
  return lines.some((line) => line.startsWith('{')) ? 'jsonl' : 'csv';
}
