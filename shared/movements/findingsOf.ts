import type { createSegments } from './createSegments.ts';
import type { Finding } from './Finding.ts';
import { orderSegments } from './orderSegments.ts';
import type { Segment } from './Segment.ts';

/** Facts about the end and the signatures of a file. */
export interface Ending {
  /** Number of the end; null: the file has none. */
  end: number | null;
  /** Number of lines after the end. */
  beyond: number;
  /** Whether the last line has a line break. */
  isTerminated: boolean;
  /** Whether the signatures of head and end are valid; null: not checked. */
  head: boolean | null;
  tail: boolean | null;
}

type Reading = Pick<ReturnType<typeof createSegments>, 'segments' | 'renumbered' | 'trailing' | 'isFull'>;

/** All defects of a file in the order of its rows; empty for an intact file. */
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
  return [...findings, ...spans(changed)].toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** An invalid signature means a changed line if the chain is broken there too; else the whole chain was recomputed. */
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
 * Changed rows, derived from broken links; a link is named by its upper row. A single broken link: its upper row was changed. Several
 * consecutive ones: the rows between, because a changed `prev` breaks the link above and, through the row's hash, the one below.
 */
function* changedBy(broken: ReadonlySet<number>): Generator<number> {
  for (const row of broken) {
    const [isAbove, isBelow] = [broken.has(row - 1), broken.has(row + 1)];
    if (isAbove || !isBelow) yield row;
  }
}

function spans(rows: ReadonlySet<number>): Finding[] {
  const changes: { kind: 'changed'; from: number; to: number }[] = [];
  for (const row of [...rows].toSorted((a, b) => a - b)) {
    const last = changes.at(-1);
    if (last && last.to === row - 1) last.to = row;
    else changes.push({ kind: 'changed', from: row, to: row });
  }
  return changes;
}

function positionOf(finding: Finding): number {
  if ('from' in finding) return finding.from;
  if ('first' in finding) return finding.first;
  if ('after' in finding) return finding.after ?? -1;
  return finding.kind === 'signature' && finding.part === 'head' ? 0 : Number.MAX_SAFE_INTEGER;
}
