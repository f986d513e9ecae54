const noConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const unconnected = Symbol('unconnected');

/** Marks the error of a connection that was not opened: a reset or a certificate may fail it before or after a request was sent. */
export function markUnconnected(error: Error): void {
  (error as Error & { [unconnected]?: true })[unconnected] = true;
}

/** Whether a failed request certainly did not reach the upstream: no connection was opened for it. */
export function neverLeft(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unconnected in error || ('code' in error && noConnection.has(String(error.code)));
}
