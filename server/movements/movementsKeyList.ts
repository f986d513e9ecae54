import type { RequestHandler } from 'express';
import type { MovementsKeys } from './createMovementsKeys.ts';

/** `/.well-known/movements-keys.json`: a JSON Web Key Set (RFC 7517), the key in use first. Readable from any site, for checking files. */
export function movementsKeyList({ known: keys }: Pick<MovementsKeys, 'known'>): RequestHandler {
  const body = JSON.stringify({ keys: keys });
  return (_req, res) =>
    void res
      .set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' })
      .type('json')
      .send(body);
}
