/** Results of the requests of one kind. */
export interface Tally {
  what: string;
  sent: number;
  /** Missing, truncated or wrong answers. */
  lost: string[];
}
