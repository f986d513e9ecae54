/**
 * What an error page needs to say what happened; travels from the server to the browser. `late`: the server did not wait for
 * the page any longer, and the browser asks for it.
 */
export interface PageErrorData {
  kind: 'notFound' | 'failed' | 'forbidden' | 'late';
  path?: string;
  type?: string;
}
