/** A line of the table: the same figure of two versions of the site, measured in turns in one run. */
export interface SpeedRow {
  what: string;
  before: string;
  after: string;
  goal: string;
  /** Whether the version after reaches the goal. */
  reached: boolean;
}
