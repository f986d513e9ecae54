import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageMatch } from '#client/app/router/PageMatch.ts';
import type { Env } from '#config/env.ts';
import type { RateLimitName } from '#config/rateLimits.ts';
import type { RenderedFacts, UncacheableReason } from '#server/cache/cacheability.ts';
import { createAddresses, type RequestAddress } from '#server/cache/createAddresses.ts';
import { type Brand, brand } from '#shared/brand.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { DEFAULT_LOCALE, inScript, type Language, type Locale, localeOf, stripLocale } from '#shared/locales.ts';
import { trustedProxy } from './hosts/trustedProxy.ts';
import { visitedOrigin } from './hosts/visitedOrigin.ts';
import { allowsFraming } from './policy/allowsFraming.ts';
import { createNonces } from './policy/createNonces.ts';
import { framedName } from './policy/framedName.ts';
import { savesDataOf } from './savesDataOf.ts';
import { scriptOf } from './scriptOf.ts';
import { createGuestSessions, type GuestSessions } from './session/createGuestSessions.ts';
import { createPreviews, type Preview, type Previews } from './session/createPreviews.ts';
import { takesAvif } from './takesAvif.ts';
import type { CacheReading, PassedStage, RequestTrace, UpstreamCall } from './trace/RequestTrace.ts';
import { traceparentOf } from './trace/traceparentOf.ts';

/** Facts about the current request that every stage may read. One object per request, read by `contextOf(res)`. */
export interface RequestContext extends RequestTrace {
  /** `performance.now()` when the request arrived: a change of the wall clock does not affect it. */
  readonly startedAt: number;
  /** The raw target: path and query. Behind a mount `req.url` is shorter. */
  readonly url: string;
  /** What follows from the target alone: its query, the address of its shared page, why that is not cached. Computed at the first read. */
  readonly address: RequestAddress;
  /** The language of the address. */
  readonly locale: Language;
  /** The script the visitor chose (`Cyrl`); undefined: the default one. */
  readonly script: string | undefined;
  /** The language of the page in the chosen script. */
  readonly pageLocale: Locale;
  /** Pathname without the locale prefix, raw (still percent-encoded). */
  readonly path: string;
  /**
   * The request has no session cookie, or one that belongs to a guest (GUEST_SESSIONS). Only such a request may be answered
   * from, or fill, a guest cache.
   */
  readonly isGuest: boolean;
  /**
   * An editor sees unpublished content (createPreviews); undefined for visitors. Such a request has lost its session cookies: it is never
   * about an account of the editor's.
   */
  readonly preview: Preview | undefined;
  /** A break was started on this device and is not over (breakCookie). */
  readonly isOnBreak: boolean;
  /** The end of that break, Unix seconds; null: permanent, or there is none. */
  readonly breakUntil: number | null;
  /** 132 random bits in base64, created at the first read: answers without HTML do not pay for it. */
  readonly nonce: string;
  /**
   * The document is in another site's frame, as FRAME_ANCESTORS allows, so the framed session counts. Without Sec-Fetch-Dest the
   * flag in the query decides; it never applies to a page in its own window, or a link could sign a player out.
   */
  readonly framed: boolean;
  /** The visitor asked for small pages (savesDataOf). */
  readonly savesData: boolean;
  /** Pictures of the page are AVIF where there are such (takesAvif). Computed at the first read. */
  readonly takesAvif: boolean;
  /** The origin the visitor used (visitedOrigin), `https://yulduz.uz`. Computed at the first read. */
  readonly origin: string;
  /** The brand that answers: the only source of its name, colours and pictures for stages. */
  readonly brand: Brand;
  /** The route of the address, found once by the stage `match`; undefined in earlier stages. */
  match?: PageMatch | undefined;
  /** The pattern of the route that answered (`/game/:sysname`), never the raw path: it becomes a metric label. */
  route?: string;
  /** Why the answer did not come from the page cache or was not cached; undefined for cached pages and for answers that are not pages. */
  uncacheable?: UncacheableReason | undefined;
  /** Facts about the page that was rendered for this request. */
  rendered?: RenderedFacts | undefined;
  /** The page of the page cache that was asked for; undefined: the request is not about one. */
  cachedPage?: CachedPage | undefined;
  /** What the request has counted in, by limit; undefined: in nothing. */
  counted?: Counted[] | undefined;
  /** Completed stages in order; empty for requests that are answered before the stages. Their names contain no player data. */
  readonly stages: PassedStage[];
  /** The player whom the request names and whose its session is, by uid; undefined: it names nobody, or that is not checked yet. */
  player: number | undefined;
  /** The form that was sent: its name, which its page needs if it has several, and the Set-Cookie lines that keep what was typed should it be refused. */
  sentForm?: { name: string | null; typedLines: readonly string[] } | undefined;
  /** The current stage. */
  stage?: string | undefined;
  /** Records a stage, or a step of one, with the milliseconds since the previous one. */
  endStage(name: string, verdict: PassedStage['verdict']): void;
}

/** A page of the page cache, as the log names it. */
interface CachedPage {
  /** Its key there. */
  readonly key: string;
  /** Bytes that it takes there; undefined: it is not stored. */
  readonly size: number | undefined;
}

/** A bucket of a rate limit that a request has counted in. */
export interface Counted {
  readonly limit: RateLimitName;
  /** Its key: an address, a session or a login. The log has only a pseudonym of it. */
  readonly bucket: string;
  /** Size of the bucket, as a multiple of a single visitor's. */
  readonly times: number;
  /** Processor milliseconds of `rendering`; requests of all others: 1, or 0 when it was given back. Read when the request is over. */
  readonly amount: number;
}

const slot = Symbol('requestContext');
type Holder = ServerResponse & { [slot]?: RequestContext };

/** The context of the request this response answers. Throws when `requestContext` has not run before. */
export function contextOf(res: ServerResponse): RequestContext {
  const context = (res as Holder)[slot];
  if (!context) throw new Error('contextOf() needs requestContext() earlier in the chain');
  return context;
}

/** The page of the request's address. Throws in a stage before `match` (pageMatch). */
export function matchOf(res: ServerResponse): PageMatch {
  const { match } = contextOf(res);
  if (!match) throw new Error('matchOf() needs pageMatch() earlier in the chain');
  return match;
}

/** Records for the log what a request has counted in; does nothing for an answer without a context. */
export function noteCounted(res: ServerResponse, counted: Counted): void {
  const context = (res as Holder)[slot];
  if (context) (context.counted ??= []).push(counted);
}

/**
 * Creates a request's context: id, locale, guest or not, nonce. Runs for every request, cached hits and malformed targets included, so it
 * must neither throw nor decode; `rejectMalformed` checks the target. Sends nothing; a second call returns the same context.
 *
 * An inbound X-Request-Id or traceparent is used only from a trusted proxy; otherwise a visitor could write into another's log lines, and
 * request a trace of every call.
 */
export function openContext(
  env: ContextEnv,
  answering: Brand = brand,
): (req: IncomingMessage, res: ServerResponse) => RequestContext {
  const sources: Sources = {
    sessionCookie: sessionCookiePattern(env.SESSION_COOKIE),
    guestSessions: createGuestSessions(env),
    previews: createPreviews({ env }),
    ids,
    nonces,
    isTrusted: trustedProxy(env),
    originOf: visitedOrigin(env),
    framing: allowsFraming(env),
    brand: answering,
    addressOf: createAddresses(),
  };
  return (req, res) => ((res as Holder)[slot] ??= new Context(req, sources));
}

/** The same as a stage, which also sets the X-Request-Id header. */
export function requestContext(
  env: ContextEnv,
  answering: Brand = brand,
): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const open = openContext(env, answering);
  return (req, res, next) => {
    res.setHeader('X-Request-Id', open(req, res).id);
    next();
  };
}

/** One source for all sites of the process, each text once. */
const ids = createNonces('base64url');
const nonces = createNonces();

type ContextEnv = Pick<Env, 'SESSION_COOKIE' | 'TRUST_PROXY'> &
  Partial<Pick<Env, 'FRAME_ANCESTORS' | 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS' | 'GUEST_SESSIONS' | 'PREVIEW_SECRET'>>;

interface Sources {
  sessionCookie: RegExp;
  guestSessions: GuestSessions | undefined;
  previews: Pick<Previews, 'of'>;
  ids: () => string;
  nonces: () => string;
  isTrusted: (req: IncomingMessage) => boolean;
  originOf: (req: IncomingMessage) => string;
  framing: boolean;
  brand: Brand;
  addressOf: (target: string) => RequestAddress;
}

class Context implements RequestContext {
  readonly id: string;
  readonly startedAt = performance.now();
  readonly url: string;
  readonly locale: Language;
  readonly script: string | undefined;
  readonly pageLocale: Locale;
  readonly path: string;
  readonly preview: Preview | undefined;
  readonly isGuest: boolean;
  readonly framed: boolean;
  readonly savesData: boolean;
  match: PageMatch | undefined = undefined;
  route: string | undefined = undefined;
  uncacheable: UncacheableReason | undefined = undefined;
  rendered: RenderedFacts | undefined = undefined;
  cachedPage: CachedPage | undefined = undefined;
  counted: Counted[] | undefined = undefined;
  readonly cache: CacheReading[] = [];
  readonly calls: UpstreamCall[] = [];
  readonly stages: PassedStage[] = [];
  player: number | undefined = undefined;
  stage: string | undefined = undefined;
  #stageAt: number = this.startedAt;
  readonly #req: IncomingMessage;
  readonly #sources: Sources;
  #nonce: string | undefined;
  #takesAvif: boolean | undefined;
  #origin: string | undefined;
  #address: RequestAddress | undefined;

  constructor(req: IncomingMessage, sources: Sources) {
    const { sessionCookie, guestSessions, previews, ids, isTrusted, framing } = sources;
    this.#req = req;
    this.#sources = sources;
    const url = req.url ?? '/';
    this.url = url;
    const query = url.indexOf('?');
    const pathname = query === -1 ? url : url.slice(0, query);
    this.id = inboundId(req, isTrusted) ?? ids();
    this.locale = localeOf(pathname);
    this.path = this.locale === DEFAULT_LOCALE ? pathname : stripLocale(pathname);
    const { cookie } = req.headers;
    this.script = scriptOf(cookie);
    this.pageLocale = inScript(this.locale, this.script);
    this.preview = previews.of(cookie);
    if (this.preview) req.headers.cookie = withoutVisitor(cookie, sessionCookie);
    this.isGuest = this.preview
      ? this.preview.view === 'guest'
      : cookie === undefined || !sessionCookie.test(cookie) || guestSessions?.isGuests(cookie) === true;
    this.savesData = savesDataOf(req.headers);
    this.framed = framing && !this.preview && isFramed(req, query === -1 ? '' : url.slice(query));
  }

  get address(): RequestAddress {
    this.#address ??= this.#sources.addressOf(this.url);
    return this.#address;
  }

  get takesAvif(): boolean {
    this.#takesAvif ??= takesAvif(this.#req.headers);
    return this.#takesAvif;
  }

  get brand(): Brand {
    return this.#sources.brand;
  }

  get traceparent(): string | undefined {
    const traceparent = traceparentOf(this.#req.headers['traceparent']);
    return traceparent !== undefined && this.#sources.isTrusted(this.#req) ? traceparent : undefined;
  }

  get isOnBreak(): boolean {
    const { cookie } = this.#req.headers;
    return cookie !== undefined && ON_BREAK.test(cookie);
  }

  get breakUntil(): number | null {
    const until = Number(ON_BREAK.exec(this.#req.headers.cookie ?? '')?.[1]);
    // A cookie of an older version has 1 in place of a time.
    return until > 1 ? until : null;
  }

  endStage(name: string, verdict: PassedStage['verdict']): void {
    const now = performance.now();
    this.stages.push({ name, verdict, ms: now - this.#stageAt });
    this.#stageAt = now;
    this.stage = undefined;
  }

  get nonce(): string {
    this.#nonce ??= this.#sources.nonces();
    return this.#nonce;
  }

  get origin(): string {
    this.#origin ??= this.#sources.originOf(this.#req);
    return this.#origin;
  }
}

const ON_BREAK = new RegExp(`(?:^|;)\\s*${breakCookie}=(\\d{1,12})(?=;|$)`);

/** A Cookie header without sessions and without a break of this device. */
function withoutVisitor(cookie = '', sessionCookie: RegExp): string {
  return cookie
    .split(';')
    .filter((pair) => !sessionCookie.test(pair) && !ON_BREAK.test(pair))
    .join(';');
}

function isFramed(req: IncomingMessage, query: string): boolean {
  const destination = req.headers['sec-fetch-dest'];
  return destination === 'iframe' || (destination !== 'document' && /[?&]_non_strict=true(?:&|$)/.test(query));
}

function inboundId(req: IncomingMessage, isTrusted: Sources['isTrusted']): string | undefined {
  const id = req.headers['x-request-id'];
  if (typeof id !== 'string' || !/^[\w-]{8,64}$/.test(id)) return undefined;
  return isTrusted(req) ? id : undefined;
}

/** Matches a session cookie under its own or its framed name. The schema limits names to `[\w-]`, so they need no escaping. */
function sessionCookiePattern(names: readonly string[]): RegExp {
  const all = names.flatMap((name) => [name, framedName(name)]);
  return new RegExp(`(?:^|;)\\s*(?:${all.join('|')})=`);
}
