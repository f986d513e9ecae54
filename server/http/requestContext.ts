import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import { type Locale, localeOf, stripLocale } from '../../shared/locales.ts';
import type { CacheVerdict } from '../cache/createCache.ts';
import { createNonces } from './createNonces.ts';

/** What every stage may know about the request at hand. One object a request, reached through `contextOf(res)`. */
export interface RequestContext {
  /** Ours, or the trusted hop's; goes to the answer, the log and the upstreams as `X-Request-Id`. */
  readonly id: string;
  /** `performance.now()` at the first byte of our work; a clock step cannot touch it. */
  readonly startedAt: number;
  readonly locale: Locale;
  /** Pathname without the locale prefix, exactly as it was sent (still percent-encoded). */
  readonly path: string;
  /** No session cookie came: only such a request may be answered from, or fill, a guest cache. */
  readonly isGuest: boolean;
  /** 128 bits, base64, made at the first reading: answers without HTML never pay for it. */
  readonly nonce: string;
  /** The document lives in a frame. Says nothing about whether that is allowed: frame-ancestors does. */
  readonly framed: boolean;
  /** The pattern that answered (`/game/:sysname`), never the raw path: it becomes a metric label. */
  route?: string;
  readonly cache: { name: string; verdict: CacheVerdict }[];
  /** Milliseconds by stage name, for Server-Timing and the log. No player data in the names. */
  readonly timings: Record<string, number>;
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
 *
 * An inbound X-Request-Id is believed only from a hop that `trust proxy` names; a stranger's id would let one visitor
 * write into another's log lines.
 */
export function requestContext(env: Pick<Env, 'SESSION_COOKIE'>): RequestHandler {
  const sessionCookie = sessionCookiePattern(env.SESSION_COOKIE);
  const nonces = createNonces();
  return (req, res, next) => {
    const context = new Context(req, sessionCookie, nonces);
    (res as Holder)[slot] = context;
    res.setHeader('X-Request-Id', context.id);
    next();
  };
}

class Context implements RequestContext {
  readonly id: string;
  readonly startedAt = performance.now();
  readonly locale: Locale;
  readonly path: string;
  readonly isGuest: boolean;
  readonly framed: boolean;
  route: string | undefined = undefined;
  readonly cache: RequestContext['cache'] = [];
  readonly timings: Record<string, number> = {};
  readonly #nonces: () => string;
  #nonce: string | undefined;

  constructor(req: Request, sessionCookie: RegExp, nonces: () => string) {
    this.#nonces = nonces;
    const url = req.originalUrl;
    const query = url.indexOf('?');
    const pathname = query === -1 ? url : url.slice(0, query);
    this.id = inboundId(req) ?? randomUUID();
    this.locale = localeOf(pathname);
    this.path = stripLocale(pathname);
    this.isGuest = !sessionCookie.test(req.headers.cookie ?? '');
    this.framed =
      req.headers['sec-fetch-dest'] === 'iframe' || (query !== -1 && /[?&]_non_strict=true(?:&|$)/.test(url));
  }

  get nonce(): string {
    this.#nonce ??= this.#nonces();
    return this.#nonce;
  }
}

function inboundId(req: Request): string | undefined {
  const id = req.headers['x-request-id'];
  if (typeof id !== 'string' || !/^[\w-]{8,64}$/.test(id)) return undefined;
  const trusts = req.app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return trusts(req.socket.remoteAddress, 0) ? id : undefined;
}

/** The framed session travels under a second name, `__Host-{name}_p`. The schema keeps names to `[\w-]`: no escaping. */
function sessionCookiePattern(names: readonly string[]): RegExp {
  const all = names.flatMap((name) => [name, `__Host-${name}_p`]);
  return new RegExp(`(?:^|;)\\s*(?:${all.join('|')})=`);
}
