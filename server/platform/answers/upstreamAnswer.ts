import type { IncomingHttpHeaders } from 'node:http';
import { endToEndHeaders } from '#server/platform/endToEndHeaders.ts';
import { type CookieRewrite, rewriteCookies } from '#server/platform/session/rewriteCookies.ts';

/** `data`: an answer of `/api`; `document`: of a game or of the social sign-in, which browsers may keep and follow. */
type AnswerKind = 'data' | 'document';

const body = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'retry-after',
  'vary',
];
/**
 * Headers of the platform that reach players. All others are dropped, because browsers, CDNs and proxies act on more of them than any
 * list of bad ones can name: `Service-Worker-Allowed` gives a script the whole origin, `CDN-Cache-Control` stores a player's answer for
 * everyone, `X-Accel-Redirect` makes nginx serve another file, `Refresh` leaves the site.
 */
const passed: Record<AnswerKind, readonly string[]> = {
  data: body,
  document: [...body, 'etag', 'last-modified', 'location', 'cache-control'],
};
/** Directives that concern the visitor's own browser alone. */
const OWN_CACHING = /^(?:no-cache|must-revalidate|immutable|(?:max-age|stale-while-revalidate|stale-if-error)=\d+)$/;

/**
 * The platform's answer headers for the player: the allowed ones, with Set-Cookie rewritten for this host. Caches between the
 * server and the player store nothing; a browser keeps a document as long as the platform says, and data never.
 */
export function upstreamAnswer(
  headers: IncomingHttpHeaders,
  cookies: CookieRewrite,
  kind: AnswerKind,
): IncomingHttpHeaders {
  const answer = endToEndHeaders(headers, passed[kind]);
  answer['cache-control'] = browserCaching(answer['cache-control']);
  answer['cdn-cache-control'] = 'no-store';
  const { 'set-cookie': given } = headers;
  // undici returns a single line as a string, despite its types.
  const set = given === undefined ? [] : rewriteCookies([given].flat(), cookies);
  if (set.length > 0) answer['set-cookie'] = set;
  return answer;
}

function browserCaching(directiveText: string | undefined): string {
  if (directiveText === undefined) return 'no-store';
  const directives = String(directiveText)
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim());
  const ownDirectives = directives.filter((directive) => OWN_CACHING.test(directive));
  return directives.includes('no-store') || ownDirectives.length === 0
    ? 'no-store'
    : ['private', ...ownDirectives].join(', ');
}
