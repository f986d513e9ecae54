/** Consecutive rows of a file: ascending numbers, each with the hash of the row before. */
export interface Segment {
  /** Numbers of rows. */
  first: number;
  last: number;
  /** Hash of the row before, as its first row states it; null: unknown. */
  prev: string | null;
  /** Hash of its last row. */
  hash: string;
  /** Number of lines before it that are not rows. */
  foreign: number;
}
