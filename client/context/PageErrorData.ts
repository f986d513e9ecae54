/**
 * The data of an error page, sent from the server to the browser. `late`: the page exceeded the server's limit, and the browser
 * loads it.
 */
export interface PageErrorData {
  kind: 'notFound' | 'failed' | 'forbidden' | 'late';
  path?: string;
  type?: string;
}
