export interface RoundRange {
  from: number;
  to: number;
  /** All games if missing. */
  games?: readonly string[] | undefined;
  /** All games except betting. */
  isCasino?: boolean | undefined;
  result?: 'win' | 'lose' | 'open' | undefined;
}
