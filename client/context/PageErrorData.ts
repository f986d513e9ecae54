/** What an error page needs to say what happened; travels from the server to the browser. */
export interface PageErrorData {
  kind: 'notFound' | 'failed' | 'forbidden';
  path?: string;
  type?: string;
}
