import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import type { CookieRewrite } from '#server/platform/session/rewriteCookies.ts';
import { cookiesForPlatform } from '#server/platform/session/sessionCookies.ts';

/** The facts of a page request that the transport uses. */
export interface VisitorFacts {
  isGuest: boolean;
  framed: boolean;
  /** Cookie header of the request; not read for guests. */
  cookie: string | undefined;
  ip: string | undefined;
  protocol: string;
  host: string;
  userAgent: string | undefined;
  secure: boolean;
  /** Records the calls; its id and traceparent are sent with those it starts, shared ones too. */
  trace: RequestTrace;
}

const publicHeaders = { accept: 'application/json', 'accept-encoding': 'identity' };

/** Headers of a call whose answer guests share: nothing of the visitor, except the host name where the answer depends on it. */
export function sharedHeaders(visitor: VisitorFacts, isOfDomain: boolean): Record<string, string> {
  return { ...publicHeaders, ...traceHeaders(visitor.trace), ...(isOfDomain ? forwarded(visitor) : {}) };
}

/** Headers of a visitor's own call. */
export function visitorHeaders(visitor: VisitorFacts, cookieSettings: CookieRewrite): Record<string, string> {
  const { ip, userAgent, trace } = visitor;
  const cookie = cookiesForPlatform(visitor.cookie, cookieSettings);
  return {
    ...publicHeaders,
    ...traceHeaders(trace),
    ...forwarded(visitor),
    ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  };
}

function forwarded({ protocol, host }: VisitorFacts): Record<string, string> {
  return { 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
}
