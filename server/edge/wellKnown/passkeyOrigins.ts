import type { RequestHandler } from 'express';

/** Serves `/.well-known/webauthn`: the origins besides this host whose pages may use its passkeys. */
export function passkeyOrigins(origins: readonly string[] = []): RequestHandler {
  const body = JSON.stringify({ origins });
  return (_req, res) => void res.set('Cache-Control', 'public, max-age=300').type('json').send(body);
}
