import type { Env } from '#config/env.ts';
import type { CacheStats } from '#server/cache/createCache.ts';
import type { SnapshotPart } from '#server/cache/tiers/snapshotPart.ts';
import { deviceIdOf, signsInBy } from '#server/http/session/deviceIdOf.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { sessionDigest } from '#server/http/session/sessionDigest.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import { envelopeIn } from '#server/platform/answers/envelopeIn.ts';
import { type PlatformReading, readPlatformAnswer } from '#server/platform/answers/readPlatformAnswer.ts';
import { callTimeout } from '#server/platform/callTimeout.ts';
import { createHeldAnswers, type HeldAnswers } from '#server/platform/session/createHeldAnswers.ts';
import { type CookieRewrite, rewriteCookies } from '#server/platform/session/rewriteCookies.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import { withinTime } from '#server/upstream/withinTime.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Transport, TransportRequest, TransportResponse } from '#shared/api/call.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { unlessAborted } from '#shared/api/unlessAborted.ts';
import { toQuery } from '#shared/api/wire.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { type AnswerBodies, createAnswerBodies } from './createAnswerBodies.ts';
import { createPlatformCall, type PlatformCallOptions } from './createPlatformCall.ts';
import { createPlayerAnswers } from './createPlayerAnswers.ts';
import { createSharedAnswers, type SharedAnswersOptions } from './createSharedAnswers.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';
import { sharedHeaders, type VisitorFacts, visitorHeaders } from './visitorHeaders.ts';

/** The transport of one page request. */
export interface VisitorTransport {
  transport: Transport;
  /** Set-Cookie lines of the platform so far, rewritten for this host; to be sent with the page before its headers are sent. */
  cookies(): string[];
}

/** Creates a transport per page request; `purge` marks all cached answers as outdated. */
export interface PlatformTransport {
  for(visitor: VisitorFacts): VisitorTransport;
  purge(): void;
  stats(): CacheStats;
  /** Its cache in the snapshot on disk. */
  snapshot: SnapshotPart;
  /** A command of the session in this Cookie header begins, sent by whomever; call what it returns once it has ended. */
  beginCommand(cookie: string | undefined): () => void;
  /** The platform reports a change of a player; whether it reports them (createHeldAnswers). */
  held: Pick<HeldAnswers<PlatformAnswer>, 'drop' | 'setReported'>;
}

/** Options of `createPlatformTransport`. */
export interface PlatformTransportOptions extends PlatformCallOptions, Omit<SharedAnswersOptions, 'env'> {
  env: SharedAnswersOptions['env'] &
    Pick<Env, 'CASHIER_TIMEOUT' | 'LOCALE_COOKIE'> &
    Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS'>>;
  /** Of all sites of the process. */
  bodies?: AnswerBodies | undefined;
  /** The process has other sites (BRANDS), each with a name and so with a state of its playerAnswers. */
  isOneOfMany?: boolean | undefined;
  /** Called when a call fails that the request `id` waits for; not called when the visitor left. */
  onError?: (error: unknown, method: string, id: string) => void;
}

/**
 * Creates the transport of loaders on the server: the same calls as the browser's, sent to the platform directly.
 *
 * A guest's calls carry no cookie and no address; therefore the public GETs of config/caching.ts are cached, the general info per
 * host name of the site. Players get the cached answers of guests to those that say nothing about a player (`isForPlayers`): a call that
 * fills the cache never carries a cookie, whoever waits for it. A player's other calls carry the cookies and are never cached;
 * one that says so (`mayBeHeld`) may get the player's answer of some seconds ago (createHeldAnswers). POSTs are never retried. Calls reject
 * as those of `PlatformCall`, or with an AppError when a shared answer cannot be read (A-07).
 */
export function createPlatformTransport(options: PlatformTransportOptions): PlatformTransport {
  const { env, caching, bodies: bodyOf = createAnswerBodies(), isOneOfMany = false, onError, onReading } = options;
  const ask = createPlatformCall(options);
  const shared = createSharedAnswers(options);
  // Several host names, of one site or of several, each with its `domain_state` (A-43). The operator configures the names, so they are few.
  const hasNames = env.PUBLIC_ORIGIN !== undefined && (isOneOfMany || (env.PUBLIC_HOSTS?.length ?? 0) > 0);

  /** What held answers say: they are read by every page of their seconds. */
  const readings = new WeakMap<PlatformAnswer, PlatformReading>();
  function readOnce(method: string, answer: PlatformAnswer): PlatformReading {
    const earlier = readings.get(answer);
    if (earlier) return earlier;
    const parsed = readPlatformAnswer(method, answer.text);
    readings.set(answer, parsed);
    return parsed;
  }

  const digestOf = sessionDigest(env);
  const held = createHeldAnswers<PlatformAnswer>({
    time: () => caching().player,
    isHoldable: ({ status, text }) => status === 200 && !/^\s*\{\s*"error"\s*:/.test(text),
  });
  const beginCommand = (cookie: string | undefined) => held.beginCommand(digestOf(cookie));
  const isSession = givesSession(env);

  async function reporting<T>(method: string, { id }: RequestTrace, call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      const isTold = error instanceof AppError && error.cause instanceof AnswerFault;
      if (!isTold && outcomeOf(error) !== 'left') onError?.(error, method, id);
      throw error;
    }
  }

  return {
    for(visitor) {
      const { isGuest, framed, trace } = visitor;
      const { id } = trace;
      const cookieSettings: CookieRewrite = {
        sessionCookies: env.SESSION_COOKIE,
        localeCookie: env.LOCALE_COOKIE,
        framed,
        secure: visitor.secure,
      };
      const cookies: string[] = [];
      const playerAnswers = createPlayerAnswers(held, () => digestOf(visitor.cookie));

      const transport: Transport = (request) => {
        const responded = respond(request);
        if (request.name === getInfo.name && !isGuest) playerAnswers.expectOwner(responded);
        return responded;
      };

      async function respond(request: TransportRequest): Promise<TransportResponse> {
        const { name, verb, signal } = request;
        const isOfDomain = hasNames && name === getGeneralInfo.name;
        const isPublic = verb === 'GET' && !framed && (isGuest || caching().isForPlayers(name));
        const key = isPublic ? callKey(request, isOfDomain ? visitor.host : undefined) : undefined;
        if (key === undefined || !shared.caches(name)) return respondAlone(request, isOfDomain);
        // The load is shared: it ends at its time limit, not when this visitor leaves.
        const load = async (limit: AbortSignal) => {
          const headers = sharedHeaders(visitor, isOfDomain);
          const answer = await ask(request, { headers, framed: false, signal: limit, id });
          return shared.storable(name, shared.withoutSession(name, answer), id);
        };
        const pending = shared.read(key, (limit) => reporting(name, trace, load(limit)));
        const { value: answer } = await noteCall(trace, name, unlessAborted(pending, signal));
        return toResponse(answer, { body: bodyOf(answer), isRead: answer.isChecked === true });
      }

      /** The answer to a call that no other visitor shares. */
      async function respondAlone(request: TransportRequest, isOfDomain: boolean): Promise<TransportResponse> {
        const { name, verb } = request;
        const key = verb === 'GET' && !isGuest ? callKey(request, undefined) : undefined;
        let isHeld = true;
        const askNow = () => {
          isHeld = false;
          return askPlatform(request, isOfDomain);
        };
        const answered = async () => {
          const answer = await (key === undefined ? askNow() : playerAnswers.read(key, request.mayBeHeld, askNow));
          return { answer, verdict: isHeld ? ('hit' as const) : ('bypass' as const) };
        };
        const end = verb === 'POST' && !isGuest ? beginCommand(visitor.cookie) : undefined;
        const forget = () => {
          if (verb === 'POST') playerAnswers.forget();
        };
        forget();
        const { answer } = await noteCall(trace, name, answered()).finally(() => {
          forget();
          end?.();
        });
        const parsed = readOnce(name, answer);
        if (!isHeld) onReading?.(name, answer, parsed, id);
        if (name === getInfo.name && !isGuest) playerAnswers.setOwner(uidIn(parsed.body));
        return toResponse(answer, parsed);
      }

      /** Sends a call of this visitor alone, and keeps the cookies of its answer for the page. */
      async function askPlatform(request: TransportRequest, isOfDomain: boolean): Promise<PlatformAnswer> {
        const { name, verb, signal, idempotencyKey } = request;
        // A guest's POST (signing in with a form, without JavaScript) is private; a guest's GET is shared.
        const isShared = isGuest && verb === 'GET';
        const device = signsInBy(name) ? deviceIdOf(visitor.cookie, visitor.secure) : undefined;
        const headers = {
          ...(isShared
            ? sharedHeaders(visitor, isOfDomain)
            : { ...visitorHeaders(visitor, cookieSettings), ...device?.headers }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        };
        const given = await withinTime(callTimeout(request, env), signal, (ending) =>
          reporting(name, trace, ask(request, { headers, framed, signal: ending, id })),
        );
        const answer = isShared ? shared.withoutSession(name, given) : given;
        cookies.push(...rewriteCookies(answer.cookies, cookieSettings));
        if (device && answer.cookies.some(isSession) && !('error' in (envelopeIn(answer.text) ?? { error: null })))
          cookies.push(device.line);
        return answer;
      }

      return { transport, cookies: () => [...cookies] };
    },
    purge: () => shared.purge(),
    stats: () => shared.stats(),
    snapshot: shared.snapshot,
    beginCommand,
    held,
  };
}

/** `method|locale|sorted parameters[|domain]`: one key per request. Undefined for long ones, which are unusual and are not cached. */
function callKey({ name, locale, input }: TransportRequest, domain: string | undefined): string | undefined {
  const query = toQuery(input);
  query.sort();
  const key = `${name}|${locale}|${query}${domain === undefined ? '' : `|${domain}`}`;
  return key.length > 2_048 ? undefined : key;
}

/** The player of an answer of getInfo; 0: nobody. */
function uidIn(body: unknown): number {
  const { data } = (body ?? {}) as { data?: { uid?: unknown } | null };
  return typeof data?.uid === 'number' && data.uid > 0 ? data.uid : 0;
}

function toResponse(
  { status, retryAfter }: PlatformAnswer,
  { body, isRead }: { body: unknown; isRead: boolean },
): TransportResponse {
  return {
    status,
    body,
    headers: { get: (name) => (name.toLowerCase() === 'retry-after' ? retryAfter : null) },
    isChecked: isRead,
  };
}
