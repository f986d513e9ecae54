const noConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a failed request certainly did not reach the upstream: no connection was opened for it. */
export function neverLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noConnection.has(String(error.code));
}
