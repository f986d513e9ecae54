import type { IncomingHttpHeaders } from 'node:http';

/** What the Observatory looks at in the answer of a page over https. */
interface Answer {
  headers: IncomingHttpHeaders;
  /** Set-Cookie lines. */
  cookies: readonly string[];
  text: string;
}

/** The result of one of its tests: its own name for it, and what it adds to 100. */
type Result = readonly [name: string, modifier: number];

const SIX_MONTHS = 15_768_000;
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The tests of Mozilla's HTTP Observatory that read an answer (mdn-http-observatory, src/grader/charts.js), by their names and scores; 100 and
 * more is A+. Not read: redirection from http and the preloaded list of HSTS, which need a name in public.
 */
export function observatoryScore({ headers, cookies, text }: Answer): { score: number; results: Result[] } {
  const results = [
    policyResult(String(headers['content-security-policy'] ?? '')),
    cookieResult(cookies),
    sharingResult(headers),
    referrerResult(String(headers['referrer-policy'] ?? '')),
    transportResult(String(headers['strict-transport-security'] ?? '')),
    integrityResult(text),
    headers['x-content-type-options'] === 'nosniff'
      ? (['x-content-type-options-nosniff', 0] as const)
      : (['x-content-type-options-not-implemented', -5] as const),
    /frame-ancestors /.test(String(headers['content-security-policy'] ?? ''))
      ? (['x-frame-options-implemented-via-csp', 5] as const)
      : (['x-frame-options-not-implemented', -20] as const),
    /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'] ?? ''))
      ? (['cross-origin-resource-policy-implemented', 10] as const)
      : (['cross-origin-resource-policy-not-implemented', 0] as const),
  ];
  return { score: results.reduce((sum, [, modifier]) => sum + modifier, 100), results };
}

function policyResult(policy: string): Result {
  if (policy === '') return ['csp-not-implemented', -25];
  const sources = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...list] = part.trim().split(/\s+/);
      return [name, list] as const;
    }),
  );
  const of = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*'];
  const script = of('script-src');
  // A browser that knows strict-dynamic ignores the sources behind it, so the Observatory does too.
  const isStrict = script.includes("'strict-dynamic'") && script.some((source) => source.startsWith("'nonce-"));
  const isUnsafe = (list: readonly string[]) =>
    list.some((one) => ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(one));
  if (script.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if ((!isStrict && isUnsafe(script)) || isUnsafe(of('object-src'))) return ['csp-implemented-with-unsafe-inline', -20];
  if (/\shttp:/.test(policy)) return ['csp-implemented-with-insecure-scheme', -20];
  if (isUnsafe(of('style-src'))) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const forms = sources.get('form-action') ?? ['*'];
  const isNone = String(sources.get('default-src')) === "'none'" && forms.every((one) => /^'(?:none|self)'$/.test(one));
  return isNone ? ['csp-implemented-with-no-unsafe-default-src-none', 10] : ['csp-implemented-with-no-unsafe', 5];
}

function cookieResult(cookies: readonly string[]): Result {
  if (cookies.length === 0) return ['cookies-not-found', 0];
  const isSession = (line: string) => /^(?:[^=]*(?:sid|session)[^=]*)=/i.test(line);
  if (cookies.some((line) => isSession(line) && !/; ?secure/i.test(line)))
    return ['cookies-session-without-secure-flag', -40];
  if (cookies.some((line) => isSession(line) && !/; ?httponly/i.test(line)))
    return ['cookies-session-without-httponly-flag', -30];
  if (cookies.some((line) => !/; ?secure/i.test(line))) return ['cookies-without-secure-flag', -20];
  return cookies.every((line) => /; ?samesite=(?:lax|strict)/i.test(line))
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}

function sharingResult(headers: IncomingHttpHeaders): Result {
  if (headers['access-control-allow-origin'] === undefined) return ['cross-origin-resource-sharing-not-implemented', 0];
  return headers['access-control-allow-credentials'] === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function referrerResult(policy: string): Result {
  if (policy === '') return ['referrer-policy-not-implemented', 0];
  return PRIVATE.test(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function transportResult(line: string): Result {
  const [, age] = /max-age=(\d+)/.exec(line) ?? [];
  if (age === undefined) return ['hsts-not-implemented', -20];
  return Number(age) >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function integrityResult(text: string): Result {
  const foreign = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].filter(
    ([, address]) => !/^\/(?!\/)/.test(String(address)),
  );
  return foreign.length === 0
    ? ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
    : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
}
