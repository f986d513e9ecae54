import type { MovementsFile } from './MovementsFile.ts';

/** The parts of a line that a check needs. */
export interface MovementsLine {
  n: number;
  /** SHA-256 of the line before, in hex. */
  prev: string;
  /** Present in head and end. */
  seal?: { type: 'head' | 'end'; at: string; fields: Record<string, string>; signed: string; signature: string };
}

const SEALED_JSON = /^(\{.*),"signature":"([0-9a-f]{128})"\}$/;
/** Number, type, time, nine cells (the last is the note), previous hash, signature. */
const CSV_ROW =
  /^(\d{1,15}),([a-z_]{1,40}),([\w:-]{1,30}),((?:"(?:[^"\p{Cc}]|"")*",|[^",\p{Cc}]*,){8})([^",\p{Cc}]*),([0-9a-f]{64}),([0-9a-f]{128})?$/u;
const HEX = /^[0-9a-f]{64}$/;

/** Reads a line without its line break; null: not a line of such a file. Only head and end are signed. */
export function readMovementsLine(file: MovementsFile, line: string): MovementsLine | null {
  return file === 'jsonl' ? readJson(line) : readCells(line);
}

function readJson(line: string): MovementsLine | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { n, type, at, prev, signature: _, ...fields } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(n) || typeof prev !== 'string' || !HEX.test(prev)) return null;
  const [, signed, signature] = SEALED_JSON.exec(line) ?? [];
  const isSealed = signed !== undefined && signature !== undefined;
  if (isSealed !== (type === 'head' || type === 'end') || (type === 'head' && n !== 0)) return null;
  const row = { n: n as number, prev };
  if (!isSealed) return row;
  const texts = Object.entries(fields).map(([name, fact]) => [name, String(fact)] as const);
  return {
    ...row,
    seal: { type: type as 'head' | 'end', at: String(at), fields: Object.fromEntries(texts), signed, signature },
  };
}

function readCells(line: string): MovementsLine | null {
  const [, n, type, at, , note = '', prev, signature] = CSV_ROW.exec(line) ?? [];
  if (prev === undefined) return null;
  const isSealed = signature !== undefined;
  if (isSealed !== (type === 'head' || type === 'end') || (type === 'head' && n !== '0')) return null;
  const row = { n: Number(n), prev };
  if (!isSealed) return row;
  const fields = Object.fromEntries(
    note.split(' ').map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
  const signed = line.slice(0, line.lastIndexOf(','));
  return { ...row, seal: { type: type as 'head' | 'end', at: String(at), fields, signed, signature } };
}
