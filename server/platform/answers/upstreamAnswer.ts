import type { IncomingHttpHeaders } from 'node:http';
import { type CookieRewrite, rewriteCookies } from '../session/rewriteCookies.ts';
import { stripHopByHop } from '../stripHopByHop.ts';

/**
 * Headers of the platform that are dropped: security and caching, which this server decides; those that reveal the platform's
 * software (reliability B7); and those of its connection, which would override this server's during a drain (reliability F4).
 */
const ours =
  /^(?:server|x-powered-by|via|x-aspnet.*|x-runtime|x-debug.*|x-request-id|x-served-by|x-varnish|x-cache.*|x-amz-.*|x-envoy-.*|x-kong-.*|x-generator|x-drupal-.*|server-timing|date|alt-svc|strict-transport-security|content-security-policy.*|x-frame-options|x-xss-protection|x-content-type-options|referrer-policy|permissions-policy|feature-policy|cross-origin-.*|origin-agent-cluster|access-control-.*|reporting-endpoints|report-to|nel|clear-site-data|set-cookie2|public-key-pins.*)$/;

/** The platform's answer headers for the player, with Set-Cookie rewritten for this host. Other values are passed on unread. */
export function upstreamAnswer(headers: IncomingHttpHeaders, cookies: CookieRewrite): IncomingHttpHeaders {
  // undici returns a single line as a string, despite its types.
  const lines = [headers['set-cookie'] ?? []].flat();
  const stripped = stripHopByHop(headers);
  const answer: IncomingHttpHeaders = {};
  for (const name in stripped) if (name !== 'set-cookie' && !ours.test(name)) answer[name] = stripped[name];
  const set = rewriteCookies(lines, cookies);
  if (set.length > 0) answer['set-cookie'] = set;
  return answer;
}
