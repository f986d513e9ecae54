/** A defect of a file of movements. Rows by number: 0 is the head, one more than the last row is the end. Ranges are inclusive. */
export type Finding =
  | { kind: 'changed'; from: number; to: number }
  | { kind: 'missing'; from: number; to: number }
  | { kind: 'swapped'; first: number; second: number }
  /** Rows at a wrong place. */
  | { kind: 'moved'; from: number; to: number }
  /** Rows that occur more than once. */
  | { kind: 'repeated'; from: number; to: number }
  /** A line that is not a row. */
  | { kind: 'foreign'; after: number }
  /** The file ends too early; null: before its first row. */
  | { kind: 'cut'; after: number | null }
  /** Lines after the end. */
  | { kind: 'beyond' }
  /** The chain of rows is intact, but the signature is for other rows. */
  | { kind: 'signature'; part: 'head' | 'end' }
  /** More defects than can be distinguished. */
  | { kind: 'tooMany' }
  /** No line is a line of such a file. */
  | { kind: 'unreadable' };
