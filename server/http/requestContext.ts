import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../../config/env.ts';
import { DEFAULT_LOCALE, inScript, type Language, type Locale, localeOf, stripLocale } from '../../shared/locales.ts';
import { breakCookie } from '../../shared/keys/breakCookie.ts';
import type { RenderedFacts, UncacheableReason } from '../cache/cacheability.ts';
import { allowsFraming } from './policy/allowsFraming.ts';
import { createGuestSessions, type GuestSessions } from './session/createGuestSessions.ts';
import { createNonces } from './policy/createNonces.ts';
import { framedName } from './policy/framedName.ts';
import { scriptOf } from './scriptOf.ts';
import type { CacheReading, PassedStage, RequestTrace, UpstreamCall } from './trace/RequestTrace.ts';
import { savesDataOf } from './savesDataOf.ts';
import { traceparentOf } from './trace/traceparentOf.ts';
import { trustedProxy } from './hosts/trustedProxy.ts';
import { visitedOrigin } from './hosts/visitedOrigin.ts';

/** What every stage may know about the request at hand. One object a request, reached through `contextOf(res)`. */
export interface RequestContext extends RequestTrace {
  /** `performance.now()` at the first byte of our work; a clock step cannot touch it. */
  readonly startedAt: number;
  /** The target as it was sent: path and query. A stage behind a mount sees less of it in `req.url`. */
  readonly url: string;
  readonly locale: Language;
  /** The letters the visitor chose (`Cyrl`); undefined: the usual ones. */
  readonly script: string | undefined;
  /** What the page is written in: the language in those letters. */
  readonly reading: Locale;
  /** Pathname without the locale prefix, exactly as it was sent (still percent-encoded). */
  readonly path: string;
  /** No session cookie came, or one the platform has called a guest's (GUEST_SESSIONS): only such a request may be answered from, or fill, a guest cache. */
  readonly isGuest: boolean;
  /** A break was begun on this device and is not over (breakCookie). */
  readonly isOnBreak: boolean;
  /** 128 bits, base64, made at the first reading: answers without HTML never pay for it. */
  readonly nonce: string;
  /**
   * The document lives in another site's frame, which FRAME_ANCESTORS allows: the framed session is the one that counts. The
   * flag in the query says so where the browser does not, never of a page in a window of its own: no link signs a player out.
   */
  readonly framed: boolean;
  /** The visitor wants few bytes (savesDataOf). */
  readonly savesData: boolean;
  /** The name of ours the visitor came under (visitedOrigin), `https://yulduz.uz`. Made at the first reading. */
  readonly origin: string;
  /** The pattern that answered (`/game/:sysname`), never the raw path: it becomes a metric label. */
  route?: string;
  /** Why no cached page was given, or this one is not cached; undefined where one was or this one is, and of what is no page. */
  uncacheable?: UncacheableReason | undefined;
  /** Of the page that was rendered for this request. */
  rendered?: RenderedFacts | undefined;
  /** Stages the request has been through, in order; empty for what is answered before them. No player data in the names. */
  readonly stages: PassedStage[];
  /** The stage it is in. */
  stage?: string | undefined;
  /** Notes a stage, or a step of one, with the time since the one before. */
  endStage(name: string, verdict: PassedStage['verdict']): void;
}

const slot = Symbol('requestContext');
type Holder = ServerResponse & { [slot]?: RequestContext };

/** The context of the request this response answers. Throws when `requestContext` is not in the chain. */
export function contextOf(res: ServerResponse): RequestContext {
  const context = (res as Holder)[slot];
  if (!context) throw new Error('contextOf() needs requestContext() earlier in the chain');
  return context;
}

/**
 * Names the request: id, locale, guest or not, nonce. Runs before everything, on every request, cached hits and
 * malformed targets included, so it must not throw and must not decode: judging the target is rejectMalformed's work.
 * Tells the visitor nothing; a request that has its context already is left alone.
 *
 * An inbound X-Request-Id or traceparent is believed only from a hop that `trust proxy` names; a stranger's would let one
 * visitor write into another's log lines, and order a recording of every call.
 */
export function openContext(env: ContextEnv): (req: IncomingMessage, res: ServerResponse) => RequestContext {
  const sources: Sources = {
    sessionCookie: sessionCookiePattern(env.SESSION_COOKIE),
    guestSessions: createGuestSessions(env),
    ids: createNonces('base64url'),
    nonces: createNonces(),
    isTrusted: trustedProxy(env),
    originOf: visitedOrigin(env),
    framing: allowsFraming(env),
  };
  return (req, res) => ((res as Holder)[slot] ??= new Context(req, sources));
}

/** The same as a stage: the answer carries the id. */
export function requestContext(env: ContextEnv): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const open = openContext(env);
  return (req, res, next) => {
    res.setHeader('X-Request-Id', open(req, res).id);
    next();
  };
}

type ContextEnv = Pick<Env, 'SESSION_COOKIE' | 'TRUST_PROXY'> &
  Partial<Pick<Env, 'FRAME_ANCESTORS' | 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS' | 'GUEST_SESSIONS'>>;

interface Sources {
  sessionCookie: RegExp;
  guestSessions: GuestSessions | undefined;
  ids: () => string;
  nonces: () => string;
  isTrusted: (req: IncomingMessage) => boolean;
  originOf: (req: IncomingMessage) => string;
  framing: boolean;
}

class Context implements RequestContext {
  readonly id: string;
  readonly startedAt = performance.now();
  readonly url: string;
  readonly locale: Language;
  readonly script: string | undefined;
  readonly reading: Locale;
  readonly path: string;
  readonly isGuest: boolean;
  readonly framed: boolean;
  readonly savesData: boolean;
  route: string | undefined = undefined;
  uncacheable: UncacheableReason | undefined = undefined;
  rendered: RenderedFacts | undefined = undefined;
  readonly cache: CacheReading[] = [];
  readonly calls: UpstreamCall[] = [];
  readonly stages: PassedStage[] = [];
  stage: string | undefined = undefined;
  #stageAt: number = this.startedAt;
  readonly #req: IncomingMessage;
  readonly #sources: Sources;
  #nonce: string | undefined;
  #origin: string | undefined;

  constructor(req: IncomingMessage, sources: Sources) {
    const { sessionCookie, guestSessions, ids, isTrusted, framing } = sources;
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
    this.reading = inScript(this.locale, this.script);
    this.isGuest = cookie === undefined || !sessionCookie.test(cookie) || guestSessions?.isGuests(cookie) === true;
    this.savesData = savesDataOf(req.headers);
    this.framed = framing && isFramed(req, query === -1 ? '' : url.slice(query));
  }

  get traceparent(): string | undefined {
    const traceparent = traceparentOf(this.#req.headers['traceparent']);
    return traceparent !== undefined && this.#sources.isTrusted(this.#req) ? traceparent : undefined;
  }

  get isOnBreak(): boolean {
    const { cookie } = this.#req.headers;
    return cookie !== undefined && ON_BREAK.test(cookie);
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

const ON_BREAK = new RegExp(`(?:^|;)\\s*${breakCookie}=1`);

function isFramed(req: IncomingMessage, query: string): boolean {
  const destination = req.headers['sec-fetch-dest'];
  return destination === 'iframe' || (destination !== 'document' && /[?&]_non_strict=true(?:&|$)/.test(query));
}

function inboundId(req: IncomingMessage, isTrusted: Sources['isTrusted']): string | undefined {
  const id = req.headers['x-request-id'];
  if (typeof id !== 'string' || !/^[\w-]{8,64}$/.test(id)) return undefined;
  return isTrusted(req) ? id : undefined;
}

/** The framed session travels under a second name. The schema limits names to `[\w-]`: no escaping. */
function sessionCookiePattern(names: readonly string[]): RegExp {
  const all = names.flatMap((name) => [name, framedName(name)]);
  return new RegExp(`(?:^|;)\\s*(?:${all.join('|')})=`);
}
