import type { Finding } from './Finding.ts';
import type { Segment } from './Segment.ts';

const sizeOf = ({ first, last }: Segment): number => last - first + 1;

/** Sorts segments by number and reports what was wrong: swapped pairs, moved segments, repeated ones (which are left out). */
export function orderSegments(given: readonly Segment[]): { ordered: Segment[]; findings: Finding[] } {
  const segments = given.flatMap((segment, index) => withoutOverlap(segment, given[index - 1]));
  const findings: Finding[] = [];
  for (let index = 0; index < segments.length; index += 1) exchange(segments, index, findings);
  const inPlace = heaviestAscent(segments);
  for (const segment of segments) {
    const { first, last } = segment;
    if (!inPlace.has(segment))
      findings.push({ kind: overlaps(segment, inPlace) ? 'repeated' : 'moved', from: first, to: last });
  }
  const ordered = segments.filter((segment) => inPlace.has(segment) || !overlaps(segment, inPlace));
  return { ordered: ordered.toSorted((a, b) => a.first - b.first), findings };
}

/** Splits a segment into the rows that the segment before already has, and the rest. */
function withoutOverlap(segment: Segment, before: Segment | undefined): Segment[] {
  if (!before || segment.first < before.first || segment.first > before.last || segment.last <= before.last)
    return [segment];
  return [
    { ...segment, last: before.last },
    { ...segment, first: before.last + 1, prev: null, foreign: 0 },
  ];
}

const overlaps = ({ first, last }: Segment, others: ReadonlySet<Segment>): boolean =>
  [...others].some((other) => first <= other.last && last >= other.first);

/** Swaps back a single row at `place` that was exchanged with another single row further on. */
function exchange(segments: Segment[], place: number, findings: Finding[]): void {
  const here = segments[place] as Segment;
  const due = (segments[place - 1]?.last ?? -1) + 1;
  if (sizeOf(here) > 1 || here.first <= due) return;
  const other = segments.findIndex(({ first }, index) => index > place && first === due);
  const there = segments[other];
  if (!there || sizeOf(there) > 1) return;
  const between = segments.slice(place + 1, other);
  const isPair =
    between.length === 0
      ? here.first === due + 1
      : between[0]?.first === due + 1 && between.at(-1)?.last === here.first - 1;
  if (!isPair) return;
  segments[place] = there;
  segments[other] = here;
  findings.push({ kind: 'swapped', first: due, second: here.first });
}

/** The ascending subsequence of segments with the most rows. */
function heaviestAscent(segments: readonly Segment[]): Set<Segment> {
  const best: { rows: number; before: number }[] = [];
  let top = -1;
  segments.forEach((segment, index) => {
    let longest = { rows: sizeOf(segment), before: -1 };
    for (let before = 0; before < index; before += 1) {
      const rows = (best[before]?.rows ?? 0) + sizeOf(segment);
      if ((segments[before] as Segment).last < segment.first && rows > longest.rows) longest = { rows, before };
    }
    best.push(longest);
    if (longest.rows > (best[top]?.rows ?? 0)) top = index;
  });
  const ascent = new Set<Segment>();
  for (let index = top; index >= 0; index = best[index]?.before ?? -1) ascent.add(segments[index] as Segment);
  return ascent;
}
