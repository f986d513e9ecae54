import type { MovementsFile } from './MovementsFile.ts';

/** What a checker needs of a line. */
export interface MovementsLine {
  n: number;
  /** In hex. */
  prev: string;
  /** Of the head and the end. */
  seal?: { type: 'head' | 'end'; at: string; facts: Record<string, string>; signed: string; signature: string };
}

const SEALED_JSON = /^(\{.*),"signature":"([0-9a-f]{128})"\}$/;
/** Number, type, time, nine cells of which the note is the last, the hash before, the signature. */
const CSV_ROW =
  /^(\d{1,15}),([a-z_]{1,40}),([\w:-]{1,30}),((?:"(?:[^"\p{Cc}]|"")*",|[^",\p{Cc}]*,){8})([^",\p{Cc}]*),([0-9a-f]{64}),([0-9a-f]{128})?$/u;
const HEX = /^[0-9a-f]{64}$/;

/** A line without its end; null: no line of such a file. The head and the end alone are signed. */
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
  const { n, type, at, prev, signature: _, ...facts } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(n) || typeof prev !== 'string' || !HEX.test(prev)) return null;
  const [, signed, signature] = SEALED_JSON.exec(line) ?? [];
  const isSealed = signed !== undefined && signature !== undefined;
  if (isSealed !== (type === 'head' || type === 'end') || (type === 'head' && n !== 0)) return null;
  const row = { n: n as number, prev };
  if (!isSealed) return row;
  const told = Object.entries(facts).map(([name, fact]) => [name, String(fact)] as const);
  return {
    ...row,
    seal: { type: type as 'head' | 'end', at: String(at), facts: Object.fromEntries(told), signed, signature },
  };
}

function readCells(line: string): MovementsLine | null {
  const [, n, type, at, , note = '', prev, signature] = CSV_ROW.exec(line) ?? [];
  if (prev === undefined) return null;
  const isSealed = signature !== undefined;
  if (isSealed !== (type === 'head' || type === 'end') || (type === 'head' && n !== '0')) return null;
  const row = { n: Number(n), prev };
  if (!isSealed) return row;
  const facts = Object.fromEntries(
    note.split(' ').map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
  const signed = line.slice(0, line.lastIndexOf(','));
  return { ...row, seal: { type: type as 'head' | 'end', at: String(at), facts, signed, signature } };
}
