import { isServerPath } from '../http/isServerPath.ts';
import { isCanonical, isForOne } from './cacheableUrl.ts';

/**
 * Why a page is not cached: the log's `uncacheable` and the `detail` of `Cache-Status` (RFC 9211). One token each.
 *
 * Of the request: `off` no caching at all, `session` a cookie of one came, `break` one of a break,
 * `method` no reading, `authorization` credentials came,
 * `long` an address nobody shares, `preview` an editor looks, `server-path` no page lives there, `form` what somebody typed or was
 * told, `host` a name the site may not have, `spelling` another spelling of an address, shown its page but filling none.
 *
 * Of the answer: `cookie` it sets one, `too-large`, `moved` a redirect, `maintenance` the platform is switched off, `no-page` not
 * HTML, `refused` a 4xx but 404, `failed` a 5xx, `fallback` a part failed or is late, `default` content stands on the code's own
 * values, `unusual` an address anybody can invent (a filter that the catalogue does not know).
 */
export type UncacheableReason =
  | 'off'
  | 'session'
  | 'break'
  | 'method'
  | 'authorization'
  | 'long'
  | 'preview'
  | 'server-path'
  | 'form'
  | 'host'
  | 'spelling'
  | 'cookie'
  | 'too-large'
  | 'moved'
  | 'maintenance'
  | 'no-page'
  | 'refused'
  | 'failed'
  | 'fallback'
  | 'default'
  | 'unusual';

export interface Cacheability {
  readonly cacheable: boolean;
  /** Undefined when cacheable. */
  readonly reason: UncacheableReason | undefined;
}

export interface PageRequest {
  /** Guest pages are cached at all: CACHE_PAGES_FRESH is not 0. */
  readonly isOn: boolean;
  readonly isGuest: boolean;
  /** A guest of a device on a break: they are shown less. */
  readonly isOnBreak: boolean;
  readonly method: string;
  /** An Authorization header came. */
  readonly isAuthorized: boolean;
  /** As it was sent: path and query. */
  readonly target: string;
  /** `cacheableUrl(target)`; not read of who is no guest. */
  readonly url: string;
  /** The name the site was asked under may have cached pages. Asked last: it may note the name. */
  isKnownOrigin(): boolean;
  /** Nothing is cached under its key: its answer would be the one. Any spelling of an address may be shown what is there. */
  readonly fills: boolean;
}

/** What a render says of its page beside status and headers. */
export interface RenderedFacts {
  /** The platform reports maintenance. */
  readonly isClosed: boolean;
  /** A section failed, or something was late and a fallback stands for it. */
  readonly hasFallback: boolean;
  /** A collection could not be read: the code's default stands for it. */
  readonly hasDefault: boolean;
  /** The loader says that anybody can invent the address (`isUncacheable`). */
  readonly isUnusual: boolean;
}

export interface PageAnswer {
  readonly status: number;
  readonly setsCookie: boolean;
  readonly isHtml: boolean;
  readonly bytes: number;
  /** Undefined for what no render made: a redirect, a problem page. */
  readonly rendered?: RenderedFacts | undefined;
}

/** Bytes of HTML, not compressed. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Characters of an address. */
const MAX_TARGET = 2_048;

/**
 * Whether a page may be answered from the guest cache (`request`), and stored in it (`answer`): the one authority, everything
 * that matters is a fact it is given (reliability A1-A3, A7, D6). A fact that is not known yet is left out.
 */
export function cacheability({ request, answer }: { request?: PageRequest; answer?: PageAnswer }): Cacheability {
  const reason = (request && reasonOfRequest(request)) ?? (answer && reasonOfAnswer(answer));
  return reason === undefined ? cacheable : { cacheable: false, reason };
}

const cacheable: Cacheability = { cacheable: true, reason: undefined };

function reasonOfRequest(request: PageRequest): UncacheableReason | undefined {
  const { target } = request;
  if (!request.isOn) return 'off';
  if (!request.isGuest) return 'session';
  if (request.isOnBreak) return 'break';
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'method';
  if (request.isAuthorized) return 'authorization';
  if (target.length > MAX_TARGET) return 'long';
  if (/[?&]preview(?:[=&]|$)/.test(target)) return 'preview';
  if (isServerPath(request.url)) return 'server-path';
  if (isForOne(request.url)) return 'form';
  if (!request.isKnownOrigin()) return 'host';
  // The stages before have judged the address by this spelling.
  return request.fills && !isCanonical(target) ? 'spelling' : undefined;
}

function reasonOfAnswer({ status, setsCookie, isHtml, bytes, rendered }: PageAnswer): UncacheableReason | undefined {
  if (setsCookie) return 'cookie';
  if (bytes > MAX_BYTES) return 'too-large';
  if (rendered?.isClosed) return 'maintenance';
  if (status >= 300 && status < 400) return 'moved';
  if (!isHtml || bytes === 0) return 'no-page';
  if (status >= 500) return 'failed';
  if (status !== 200 && status !== 404) return 'refused';
  if (rendered?.hasFallback) return 'fallback';
  if (rendered?.hasDefault) return 'default';
  return rendered?.isUnusual ? 'unusual' : undefined;
}
