/** One checked request to an upstream. */
export interface Row {
  service: 'platform' | 'content' | 'brand';
  /** Method, collection or path, with the locale if it matters. */
  what: string;
  /** HTTP status, or why there was no answer. */
  status: number | string;
  /** Milliseconds; undefined if no request was made. */
  took: number | undefined;
  verdict: 'conforms' | 'breaks' | 'skipped';
  /** Every difference with its path, one per line; or why the request was skipped. */
  detail: string;
}
