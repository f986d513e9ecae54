import type { MovementsFile } from './MovementsFile.ts';
import { readMovementsLine } from './readMovementsLine.ts';

/** Detects the format of a file from its first lines, some of which may have been changed. */
export function spellingOf(lines: readonly string[]): MovementsFile {
  if (lines.some((line) => readMovementsLine('jsonl', line))) return 'jsonl';
  if (lines.some((line) => readMovementsLine('csv', line))) return 'csv';
  return lines.some((line) => line.startsWith('{')) ? 'jsonl' : 'csv';
}
