import { isForOne } from './cacheableUrl.ts';
import { isServerPath } from './isServerPath.ts';

/**
 * Why a page is not cached: the log's `uncacheable` and the `detail` of `Cache-Status` (RFC 9211). One token each.
 *
 * Reasons in the request: `off` caching is disabled, `session` it has a session cookie, `break` it has the cookie of a break,
 * `method` not GET or HEAD, `authorization` it has an Authorization header, `long` the URL is too long, `preview` an editor's preview,
 * `server-path` not a path of a page, `form` it shows what a visitor typed or the result of their form, `host` an unknown host name,
 * `spelling` another spelling of a URL: the cached page is sent, but not filled.
 *
 * Reasons in the answer: `cookie` it sets one, `too-large`, `moved` a redirect, `maintenance` the platform is switched off, `no-page`
 * not HTML, `refused` a 4xx except 404, `failed` a 5xx, `fallback` a part failed or is late, `default` content was replaced by the
 * defaults of the code, `unusual` an arbitrary URL (a filter that the catalogue does not know), `off` caching is disabled for this page.
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

/** The decision about a page, as far as the given facts allow it. */
export interface Cacheability {
  readonly cacheable: boolean;
  /** Undefined when cacheable. */
  readonly reason: UncacheableReason | undefined;
  /** The cache that stores the answer: of pages, or of 404 pages. Undefined for none, and while the answer is not known. */
  readonly storedIn: 'pages' | 'missing' | undefined;
  /** Only its visitor may get the answer. Other answers that are not cached are sent to all who wait for the same page. */
  readonly isPrivate: boolean;
  /** The page is the same for every guest: it contains nothing of a player, of a break or of a draft. */
  readonly isGuestPage: boolean;
  /**
   * `Cache-Control` of the page in the browser. `private`, because of the nonce; `no-cache`, which allows the back/forward cache, for a
   * guest's page, `no-store` for all others and for errors. Redirects and other answers without a page get it without the answer's facts.
   */
  readonly cacheControl: 'private, no-cache' | 'private, no-store';
}

/** The facts of a visitor that `cacheability` reads. */
interface PageVisitor {
  readonly isGuest: boolean;
  /** A guest on a device with a break; such pages show less. */
  readonly isOnBreak: boolean;
  /** An editor's preview: the page shows what is not published. */
  readonly preview?: object | undefined;
}

/** What `cacheability` reads of a request's address. */
export interface PageAddress {
  /** Path and query as sent. */
  readonly target: string;
  /** `cacheableUrl` of the target: a guest's page is cached and rendered under it. */
  readonly shared: string;
  /** The target has the canonical path, under which pages are cached. */
  readonly isCanonical: boolean;
  /** Why its page is cached for nobody; undefined: it is. */
  readonly reason: UncacheableReason | undefined;
}

/** The facts of a request that `cacheability` reads. */
export interface PageRequest extends PageVisitor {
  /** Guest pages are cached: CACHE_PAGES_FRESH is not 0. */
  readonly isOn: boolean;
  readonly method: string;
  /** The request has an Authorization header. */
  readonly isAuthorized: boolean;
  /** Read only when nothing else decides. */
  readonly address: PageAddress;
  /** Whether pages under this host name may be cached. Called last, because it may register the name. */
  isKnownOrigin(): boolean;
  /** No page is cached under the key, so the answer would be stored. A cached page is sent for any spelling of its URL. */
  readonly fills: boolean;
}

/** The facts of a rendered page besides status and headers. */
export interface RenderedFacts {
  /** The platform reports maintenance. */
  readonly isMaintenance: boolean;
  /** A section failed, or was late and was replaced by a fallback. */
  readonly hasFallback: boolean;
  /** A collection could not be read and was replaced by the default of the code. */
  readonly hasDefault: boolean;
  /** The loader reports an arbitrary URL (`isUncacheable`). */
  readonly isUncacheable: boolean;
}

/** The facts of an answer that `cacheability` reads. */
export interface PageAnswer {
  readonly status: number;
  readonly setsCookie: boolean;
  readonly isHtml: boolean;
  /** Undefined before the first one is written. */
  readonly bytes?: number | undefined;
  /** The cache is switched off for this page: its CACHE_PAGES_FRESH__{NAME} is 0. */
  readonly isOff?: boolean | undefined;
  /** Undefined for answers without a render: a redirect, a problem page. */
  readonly rendered?: RenderedFacts | undefined;
}

/** Bytes of uncompressed HTML. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Characters of a URL. */
const MAX_TARGET = 2_048;

const privateReasons: ReadonlySet<UncacheableReason> = new Set(['cookie', 'too-large', 'no-page']);

/**
 * Decides whether a page may be answered from the guest cache (`request`) and stored in it (`answer`), who else may get it, and what
 * browsers do with it. No other code decides this; it uses only the facts it is given (reliability A1-A3, A7, D6). Omit `answer` while it
 * is not known yet, and give `visitor` where the request does not matter any more; without either the page is a guest's.
 */
export function cacheability({
  request,
  visitor = request,
  answer,
}: {
  request?: PageRequest;
  visitor?: PageVisitor | undefined;
  answer?: PageAnswer;
}): Cacheability {
  const reason = (request && reasonOfRequest(request)) ?? (answer && reasonOfAnswer(answer));
  const isGuest = visitor === undefined || (visitor.isGuest && !visitor.preview);
  const isGuestPage = isGuest && !visitor?.isOnBreak;
  const mayReturn = answer ? isGuestPage && answer.status < 400 : isGuest;
  return {
    cacheable: reason === undefined,
    reason,
    storedIn: answer && reason === undefined ? (answer.status === 404 ? 'missing' : 'pages') : undefined,
    isPrivate: reason !== undefined && privateReasons.has(reason),
    isGuestPage,
    cacheControl: mayReturn ? 'private, no-cache' : 'private, no-store',
  };
}

/** Why the page of an address is cached for nobody; undefined: it is. `url`: `cacheableUrl(target)`. */
export function reasonOfAddress(target: string, url: string): UncacheableReason | undefined {
  if (target.length > MAX_TARGET) return 'long';
  if (/[?&]preview(?:[=&]|$)/.test(target)) return 'preview';
  if (isServerPath(url)) return 'server-path';
  return isForOne(url) ? 'form' : undefined;
}

/**
 * Whether a player's page may be made of a prelude, which is a guest's page but for its holes: the same requests are refused, and those
 * with anything in the address that the key does not have.
 */
export function mayHavePrelude(request: PageRequest): boolean {
  return (
    request.isOn &&
    !request.isGuest &&
    !request.preview &&
    reasonOfShared(request) === undefined &&
    request.address.target === request.address.shared
  );
}

function reasonOfRequest(request: PageRequest): UncacheableReason | undefined {
  if (request.preview) return 'preview';
  if (!request.isOn) return 'off';
  if (!request.isGuest) return 'session';
  return reasonOfShared(request);
}

function reasonOfShared(request: PageRequest): UncacheableReason | undefined {
  if (request.isOnBreak) return 'break';
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'method';
  if (request.isAuthorized) return 'authorization';
  if (request.address.reason !== undefined) return request.address.reason;
  if (!request.isKnownOrigin()) return 'host';
  // Earlier stages have handled the URL in this spelling, which may differ from the canonical one.
  return request.fills && !request.address.isCanonical ? 'spelling' : undefined;
}

function reasonOfAnswer({
  status,
  setsCookie,
  isHtml,
  bytes,
  isOff,
  rendered,
}: PageAnswer): UncacheableReason | undefined {
  if (setsCookie) return 'cookie';
  if (bytes !== undefined && bytes > MAX_BYTES) return 'too-large';
  if (rendered?.isMaintenance) return 'maintenance';
  if (status >= 300 && status < 400) return 'moved';
  if (!isHtml || bytes === 0) return 'no-page';
  if (status >= 500) return 'failed';
  if (status !== 200 && status !== 404) return 'refused';
  if (rendered?.hasFallback) return 'fallback';
  if (rendered?.hasDefault) return 'default';
  if (rendered?.isUncacheable) return 'unusual';
  // A 404 page has cache times of its own, whatever its address.
  return isOff && status === 200 ? 'off' : undefined;
}
