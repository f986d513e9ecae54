import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readPlainForm } from '#server/http/body/readPlainForm.ts';
import { TRANSPORT_KEYS } from '#shared/api/callQuery.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';

/**
 * A digest of what a command orders (SHA-256, base64url): its form fields and its query, without the multipart boundary, which differs
 * at every sending, without transport parameters and without the two-factor code. A form that cannot be parsed is hashed as bytes.
 */
export function commandPrint({ url, headers }: { url: string; headers: IncomingHttpHeaders }, body: Buffer): string {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  for (const key of TRANSPORT_KEYS) query.delete(key);
  const fields = readPlainForm(headers['content-type'], body);
  const hash = createHash('sha256').update(`${query}\0`);
  const ordered = fields?.filter(([name]) => name !== TWO_FACTOR_FIELD);
  return (ordered ? hash.update(JSON.stringify(ordered)) : hash.update(body)).digest('base64url');
}
