import { readFileSync } from 'node:fs';

/** Reads a file that an operator writes, without the byte order mark of some editors. Throws the error of the file system. */
export function readText(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
