import { createLineSplitter } from './createLineSplitter.ts';
import { createSealCheck } from './createSealCheck.ts';
import { createSegments } from './createSegments.ts';
import { findingsOf } from './findingsOf.ts';
import type { MovementsFile } from './MovementsFile.ts';
import type { MovementsKey } from './MovementsKey.ts';
import type { MovementsReport } from './MovementsReport.ts';
import { movementsFormat } from './movementsFormat.ts';
import { type MovementsLine, readMovementsLine } from './readMovementsLine.ts';

// Hashes are computed from bytes, not from decoded text. The byte order mark of the CSV is part of its first line.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Number of lines from which the format is detected. */
const DETECTION_LINES = 3;

/** Checks a file of movements chunk by chunk and reports its defects. Memory use depends on the number of defects, not on the size. */
export async function checkMovements(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { keys }: { keys: readonly MovementsKey[] },
): Promise<MovementsReport> {
  const splitter = createLineSplitter();
  const segments = createSegments();
  const seals = new Map<'head' | 'end', MovementsLine>();
  let file: MovementsFile | undefined;
  /** The first lines, until the format is detected. */
  let first: { text: string; hash: string }[] | null = [];
  let [rows, beyond] = [0, 0];

  async function addLines(lines: Uint8Array<ArrayBuffer>[]): Promise<void> {
    const hashes = await Promise.all(lines.map((line) => crypto.subtle.digest('SHA-256', line)));
    lines.forEach((bytes, index) => take(utf8.decode(bytes), toHex(hashes[index] as ArrayBuffer)));
  }

  function take(text: string, hash: string): void {
    if (!first) return add(text, hash);
    first.push({ text, hash });
    if (first.length === DETECTION_LINES) begin(first);
  }

  function begin(lines: { text: string; hash: string }[]): void {
    first = null;
    file = spellingOf(lines.map(({ text }) => text));
    const [heading] = lines;
    if (file === 'csv' && heading) {
      // The line of column names was changed.
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
  const named = head?.seal?.fields['key'];
  const isUnknown = named !== undefined && !keys.some(({ kid }) => kid === named) && isHead !== true;
  const verdictOf = (verdict: boolean | null | undefined) => (isUnknown ? null : (verdict ?? null));
  const ending = {
    end: tail ? (segments.segments.at(-1)?.last ?? null) : null,
    beyond,
    isTerminated: rest === null,
    head: verdictOf(isHead),
    tail: verdictOf(isTail),
  };
  return {
    player: head?.seal?.fields['player'] ?? null,
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

/** Encodes bytes as hex, two lower-case characters per byte. */
function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Detects the format of a file from its first lines, some of which may have been changed. */
function spellingOf(lines: readonly string[]): MovementsFile {
  if (lines.some((line) => readMovementsLine('jsonl', line))) return 'jsonl';
  if (lines.some((line) => readMovementsLine('csv', line))) return 'csv';
  return lines.some((line) => line.startsWith('{')) ? 'jsonl' : 'csv';
}
