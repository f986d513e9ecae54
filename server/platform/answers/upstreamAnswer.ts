import type { IncomingHttpHeaders } from 'node:http';
import { type CookieRewrite, rewriteCookies } from '../session/rewriteCookies.ts';
import { stripHopByHop } from '../stripHopByHop.ts';

/**
 * Headers that are ours to decide: those of security and caching, those that tell what the platform and the caches before it are
 * made of (reliability B7), and those of its connection, which would override ours while we drain (reliability F4).
 */
const ours =
  /^(?:server|x-powered-by|via|x-aspnet.*|x-runtime|x-debug.*|x-request-id|x-served-by|x-varnish|x-cache.*|x-amz-.*|x-envoy-.*|x-kong-.*|x-generator|x-drupal-.*|server-timing|date|alt-svc|strict-transport-security|content-security-policy.*|x-frame-options|x-xss-protection|x-content-type-options|referrer-policy|permissions-policy|feature-policy|cross-origin-.*|origin-agent-cluster|access-control-.*|reporting-endpoints|report-to|nel|clear-site-data|set-cookie2|public-key-pins.*)$/;

/** The platform's answer headers as the player gets them; nothing of a header value is looked at but cookies. */
export function upstreamAnswer(headers: IncomingHttpHeaders, cookies: CookieRewrite): IncomingHttpHeaders {
  // undici gives a single line as text, whatever its types say.
  const lines = [headers['set-cookie'] ?? []].flat();
  const stripped = stripHopByHop(headers);
  const answer: IncomingHttpHeaders = {};
  for (const name in stripped) if (name !== 'set-cookie' && !ours.test(name)) answer[name] = stripped[name];
  const set = rewriteCookies(lines, cookies);
  if (set.length > 0) answer['set-cookie'] = set;
  return answer;
}
