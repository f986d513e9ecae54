/** One step of the scripted player. */
export interface RehearsalStep {
  /** Description for the report. */
  what: string;
  /** Method or path. */
  question: string;
  /** HTTP status, or why there was no answer. */
  status: number | string;
  /** Milliseconds. */
  took: number;
  /** ISO 8601, UTC, to find the request in the platform's log. */
  startedAt: string;
  verdict: 'done' | 'failed' | 'left out';
  /** The result with transaction ids, the platform's refusal, or why the step was left out. */
  detail: string;
}
