/** Rows of a file that follow each other: numbered one after the other, each with the hash of the one before. */
export interface Segment {
  /** Numbers of rows. */
  first: number;
  last: number;
  /** What its first row says the hash of the row before is; null: not known any more. */
  prev: string | null;
  /** Of its last row. */
  hash: string;
  /** Lines before it that are no rows. */
  foreign: number;
}
