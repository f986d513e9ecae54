/** What became of the requests of one kind. */
export interface Tally {
  what: string;
  sent: number;
  /** No answer, half of one, or one that a player must not get. */
  lost: string[];
}
