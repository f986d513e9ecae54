import type { MovementsLine } from './readMovementsLine.ts';
import type { Segment } from './Segment.ts';

/** Max segments; a file with more defects has been rewritten as a whole. */
const MAX_SEGMENTS = 2_000;

/** Collects the segments of a file line by line; an intact file of any length is one segment. */
export function createSegments() {
  const segments: Segment[] = [];
  /** Rows with the right `prev` but a wrong number. */
  const renumbered: number[] = [];
  let foreign = 0;
  let isFull = false;
  return {
    segments,
    renumbered,
    /** Number of lines at the end that are not rows. */
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
      } else if (segments.length === MAX_SEGMENTS) isFull = true;
      else segments.push({ first: line.n, last: line.n, prev: line.prev, hash, foreign });
      foreign = 0;
      if (renumbered.length > MAX_SEGMENTS) isFull = true;
    },
  };
}
