/** A line of the table: the same figure of two versions of the site, measured in turns in one run. */
export interface SpeedRow {
  what: string;
  before: string;
  after: string;
  /** null: there is none. */
  goal: string | null;
  /** Whether the version after reaches the goal. */
  reached: boolean;
}
