/** What is wrong with a file of movements. Rows by their number: 0 is the head, one more than the last row the end. Both bounds meant. */
export type Finding =
  | { kind: 'changed'; from: number; to: number }
  | { kind: 'missing'; from: number; to: number }
  | { kind: 'swapped'; first: number; second: number }
  /** They stand where they do not belong. */
  | { kind: 'moved'; from: number; to: number }
  /** They are there more than once. */
  | { kind: 'repeated'; from: number; to: number }
  /** A line that is no row. */
  | { kind: 'foreign'; after: number }
  /** The file stops; null: before its first row. */
  | { kind: 'cut'; after: number | null }
  /** More lines follow its end. */
  | { kind: 'beyond' }
  /** All rows follow each other, but what was signed were others. */
  | { kind: 'signature'; part: 'head' | 'end' }
  /** More places are broken than can be told apart. */
  | { kind: 'tooMany' }
  /** No line of it is a line of such a file. */
  | { kind: 'unreadable' };
