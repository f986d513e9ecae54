import type { IncomingMessage } from 'node:http';

/** The origin of the site by which a request came: what the server in front says, or the request's own host. */
export function siteOrigin({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-forwarded-proto': proto = 'http', 'x-forwarded-host': forwarded, host = 'localhost' } = headers;
  const address = `${String(proto)}://${String(forwarded ?? host)}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
