import type { MovementsLine } from './readMovementsLine.ts';
import type { Segment } from './Segment.ts';

/** A file that is broken in more places has been rewritten as a whole. */
const SEGMENTS_MAX = 2_000;

/** Takes a file line by line and remembers where it is broken: a whole file is one segment, however long. */
export function createSegments() {
  const segments: Segment[] = [];
  /** Rows that follow the one before but have another number. */
  const renumbered: number[] = [];
  let foreign = 0;
  let isFull = false;
  return {
    segments,
    renumbered,
    /** Lines at the end that are no rows. */
    trailing: () => foreign,
    isFull: () => isFull,
    /** `hash`: SHA-256 of the line, in hex. */
    add(line: MovementsLine | null, hash: string): void {
      if (isFull) return;
      if (!line) {
        foreign += 1;
        return;
      }
      const last = segments.at(-1);
      if (last && foreign === 0 && line.prev === last.hash) {
        last.last += 1;
        last.hash = hash;
        if (line.n !== last.last) renumbered.push(last.last);
      } else if (segments.length === SEGMENTS_MAX) isFull = true;
      else segments.push({ first: line.n, last: line.n, prev: line.prev, hash, foreign });
      foreign = 0;
      if (renumbered.length > SEGMENTS_MAX) isFull = true;
    },
  };
}
