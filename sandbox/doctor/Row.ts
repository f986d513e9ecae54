/** One thing that was asked of an upstream. */
export interface Row {
  service: 'platform' | 'content';
  /** Method, collection or address, with the language where it matters. */
  what: string;
  /** HTTP status, or why there is none. */
  status: number | string;
  /** Milliseconds; undefined where nothing was asked. */
  took: number | undefined;
  verdict: 'conforms' | 'breaks' | 'skipped';
  /** Every difference with its path, a line each; or why it was skipped. */
  detail: string;
}
