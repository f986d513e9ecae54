import type { createSegments } from './createSegments.ts';
import type { Finding } from './Finding.ts';
import { orderSegments } from './orderSegments.ts';
import type { Segment } from './Segment.ts';

export interface Ending {
  /** Number of the end; null: the file has none. */
  end: number | null;
  /** Lines that came after it. */
  beyond: number;
  /** The last line has its line break. */
  isTerminated: boolean;
  /** Whether the signatures hold; null: they could not be tried. */
  head: boolean | null;
  tail: boolean | null;
}

type Reading = Pick<ReturnType<typeof createSegments>, 'segments' | 'renumbered' | 'trailing' | 'isFull'>;

/** Everything that is wrong with a file, in the order of its rows; nothing for a whole one. */
export function findingsOf({ segments, renumbered, trailing, isFull }: Reading, ending: Ending): Finding[] {
  if (segments.length === 0) return [{ kind: 'unreadable' }];
  if (isFull()) return [{ kind: 'tooMany' }];
  const { ordered, findings } = orderSegments(segments);
  const changed = new Set<number>(renumbered);
  const broken = new Set<number>();
  let before: Segment | undefined;
  for (const segment of ordered) {
    const due = (before?.last ?? -1) + 1;
    const { first, foreign } = segment;
    if (first > due) findings.push({ kind: foreign > 0 ? 'changed' : 'missing', from: due, to: first - 1 });
    else if (foreign > 0 && due === 0) changed.add(0);
    else if (foreign > 0) findings.push({ kind: 'foreign', after: due - 1 });
    if (first === due && before && segment.prev !== null && segment.prev !== before.hash) broken.add(due - 1);
    before = segment;
  }
  const last = before?.last ?? 0;
  if (ending.end === null)
    findings.push(
      trailing() > 0 && ending.isTerminated
        ? { kind: 'changed', from: last + 1, to: last + 1 }
        : { kind: 'cut', after: last },
    );
  else if (!ending.isTerminated && ending.beyond === 0) findings.push({ kind: 'cut', after: last });
  if (ending.beyond > 0) findings.push({ kind: 'beyond' });
  seals(ending, { changed, broken }, findings);
  for (const row of changedBy(broken)) changed.add(row);
  return [...findings, ...spans(changed)].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A signature that does not hold is a changed line where the chain is broken there as well; else the whole chain was made anew. */
function seals(
  { head, tail, end }: Ending,
  { changed, broken }: Record<'changed' | 'broken', Set<number>>,
  findings: Finding[],
): void {
  if (head === false && !changed.has(0)) {
    if (broken.has(0)) changed.add(0);
    else findings.push({ kind: 'signature', part: 'head' });
  }
  if (tail !== false || end === null || changed.has(end)) return;
  if (broken.has(end - 1)) broken.add(end);
  else findings.push({ kind: 'signature', part: 'end' });
}

/**
 * Rows by the links that do not hold, each named by its upper row. One alone: the row above was changed. Several in a row: those
 * between, because a row whose own `prev` was changed breaks the link above it and, with its hash, the one below.
 */
function* changedBy(broken: ReadonlySet<number>): Generator<number> {
  for (const row of broken) {
    const [isAbove, isBelow] = [broken.has(row - 1), broken.has(row + 1)];
    if (isAbove || !isBelow) yield row;
  }
}

function spans(rows: ReadonlySet<number>): Finding[] {
  const found: { kind: 'changed'; from: number; to: number }[] = [];
  for (const row of [...rows].toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last.to === row - 1) last.to = row;
    else found.push({ kind: 'changed', from: row, to: row });
  }
  return found;
}

function placeOf(finding: Finding): number {
  if ('from' in finding) return finding.from;
  if ('first' in finding) return finding.first;
  if ('after' in finding) return finding.after ?? -1;
  return finding.kind === 'signature' && finding.part === 'head' ? 0 : Number.MAX_SAFE_INTEGER;
}
