import { createLineSplitter } from './createLineSplitter.ts';
import { createSealCheck } from './createSealCheck.ts';
import { createSegments } from './createSegments.ts';
import { findingsOf } from './findingsOf.ts';
import { movementsFormat } from './movementsFormat.ts';
import type { MovementsFile } from './MovementsFile.ts';
import type { MovementsKey } from './MovementsKey.ts';
import type { MovementsReport } from './MovementsReport.ts';
import { type MovementsLine, readMovementsLine } from './readMovementsLine.ts';
import { spellingOf } from './spellingOf.ts';
import { toHex } from './toHex.ts';

// A byte that is no UTF-8 must not become one that is; the mark of the CSV is part of its first line.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Lines that may tell which of the two spellings a file has. */
const TELLING = 3;

/** Reads a file of movements piece by piece and says what is wrong with it; nothing of it is held but where it is broken. */
export async function checkMovements(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { keys }: { keys: readonly MovementsKey[] },
): Promise<MovementsReport> {
  const splitter = createLineSplitter();
  const segments = createSegments();
  const seals = new Map<'head' | 'end', MovementsLine>();
  let file: MovementsFile | undefined;
  /** The first lines, until they tell how the file is spelt. */
  let first: { text: string; hash: string }[] | null = [];
  let [rows, beyond] = [0, 0];

  async function addLines(lines: Uint8Array<ArrayBuffer>[]): Promise<void> {
    const hashes = await Promise.all(lines.map((line) => crypto.subtle.digest('SHA-256', line)));
    lines.forEach((bytes, at) => take(utf8.decode(bytes), toHex(hashes[at] as ArrayBuffer)));
  }

  function take(text: string, hash: string): void {
    if (!first) return add(text, hash);
    first.push({ text, hash });
    if (first.length === TELLING) begin(first);
  }

  function begin(lines: { text: string; hash: string }[]): void {
    first = null;
    file = spellingOf(lines.map(({ text }) => text));
    const [heading] = lines;
    if (file === 'csv' && heading) {
      // Its columns are not what they should be, whatever else the line is.
      if (heading.text !== movementsFormat.csvHeading) segments.add(null, heading.hash);
      if (heading.text === movementsFormat.csvHeading || !readMovementsLine(file, heading.text)) lines.shift();
    }
    for (const { text, hash } of lines) add(text, hash);
  }

  function add(text: string, hash: string): void {
    if (seals.has('end')) {
      beyond += 1;
      return;
    }
    const line = readMovementsLine(file as MovementsFile, text);
    segments.add(line, hash);
    if (line?.seal && !seals.has(line.seal.type)) seals.set(line.seal.type, line);
    else if (line) rows += 1;
  }

  for await (const chunk of chunks) await addLines(splitter.add(chunk));
  const rest = splitter.end();
  if (rest) await addLines([rest]);
  if (first) begin(first);

  const check = createSealCheck(keys);
  const [head, tail] = [seals.get('head'), seals.get('end')];
  const [isHead, isTail] = await Promise.all([head, tail].map(async (line) => line?.seal && check(line.seal)));
  const named = head?.seal?.facts['key'];
  const isUnknown = named !== undefined && !keys.some(({ kid }) => kid === named) && isHead !== true;
  const told = (verdict: boolean | null | undefined) => (isUnknown ? null : (verdict ?? null));
  const ending = {
    end: tail ? (segments.segments.at(-1)?.last ?? null) : null,
    beyond,
    isTerminated: rest === null,
    head: told(isHead),
    tail: told(isTail),
  };
  return {
    player: head?.seal?.facts['player'] ?? null,
    at: head?.seal?.at ?? null,
    rows,
    end: ending.end,
    findings: findingsOf(segments, ending),
    seal: isUnknown
      ? 'unknownKey'
      : isHead === null || isTail === null
        ? 'unsupported'
        : isHead === true && isTail === true
          ? 'valid'
          : 'invalid',
  };
}
