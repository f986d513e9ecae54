/** One thing the scripted player did. */
export interface RehearsalStep {
  /** In words, for whoever reads the report. */
  what: string;
  /** Method or address. */
  asked: string;
  /** HTTP status, or why there is none. */
  status: number | string;
  /** Milliseconds. */
  took: number;
  /** ISO 8601, UTC: what the platform's log is searched by. */
  at: string;
  verdict: 'done' | 'failed' | 'left out';
  /** What came of it, ids of transactions among it; or the refusal as the platform told it, or why it was left out. */
  detail: string;
}
