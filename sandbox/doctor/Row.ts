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
  /** The first difference with its path, or why it was skipped. */
  detail: string;
}
