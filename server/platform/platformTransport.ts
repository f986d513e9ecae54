import type { Pool } from 'undici';
import type { Caching } from '#config/caching.ts';
import type { Env } from '#config/env.ts';
import { type CacheStats, createCache } from '#server/cache/createCache.ts';
import type { Codec, SecondTiers } from '#server/cache/tiers/createSecondTier.ts';
import type { SiblingTiers } from '#server/cache/tiers/createSitesTier.ts';
import { joinTiers } from '#server/cache/tiers/joinTiers.ts';
import { type SnapshotPart, snapshotPart } from '#server/cache/tiers/snapshotPart.ts';
import { deviceIdOf, signsInBy } from '#server/http/session/deviceIdOf.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { sessionDigest } from '#server/http/session/sessionDigest.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import { askWhole, type WholeRequest } from '#server/upstream/askWhole.ts';
import type { Breaker, CallOutcome } from '#server/upstream/createBreaker.ts';
import { guardCall } from '#server/upstream/guardCall.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { outcomeOf } from '#server/upstream/outcomeOf.ts';
import { textOfAnswer } from '#server/upstream/textOfAnswer.ts';
import { withinTime } from '#server/upstream/withinTime.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Transport, TransportRequest, TransportResponse } from '#shared/api/call.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import { parseAnswer } from '#shared/api/parseAnswer.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { unlessAborted } from '#shared/api/unlessAborted.ts';
import { toFormData, toQuery } from '#shared/api/wire.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { AnswerFault } from './answers/AnswerFault.ts';
import type { Refusals } from './answers/createRefusals.ts';
import { envelopeIn } from './answers/envelopeIn.ts';
import { envelopeVerdict } from './answers/envelopeVerdict.ts';
import { failureIn } from './answers/failureIn.ts';
import { type PlatformReading, readPlatformAnswer } from './answers/readPlatformAnswer.ts';
import { callTimeout } from './callTimeout.ts';
import { moneyReading } from './money/moneyReading.ts';
import { upstreamError } from './refuseCall.ts';
import { createHeldAnswers, type HeldAnswers } from './session/createHeldAnswers.ts';
import { type CookieRewrite, rewriteCookies } from './session/rewriteCookies.ts';
import { cookiesForPlatform } from './session/sessionCookies.ts';

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
export interface PlatformTransportOptions {
  env: Pick<
    Env,
    'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT' | 'SESSION_COOKIE' | 'LOCALE_COOKIE' | 'CACHE_PLATFORM_MAX_BYTES'
  > &
    Partial<Pick<Env, 'PUBLIC_ORIGIN' | 'PUBLIC_HOSTS' | 'GUEST_SESSIONS'>>;
  pool: Pool;
  basePath: string;
  refusals: Refusals;
  caching: () => Caching;
  second?: SecondTiers | undefined;
  siblings?: SiblingTiers | undefined;
  /** The process has other sites (BRANDS), each with a name and so with a state of its own. */
  isOneOfMany?: boolean | undefined;
  breaker?: Breaker | undefined;
  observe?: ObserveCall | undefined;
  /** Called when a call fails that the request `id` waits for; not called when the visitor left. */
  onError?: (error: unknown, method: string, id: string) => void;
  /** Called for each parsed answer of the platform, with the id of its request; not called for cached ones. */
  onReading?: (method: string, answer: { status: number; text: string }, reading: PlatformReading, id: string) => void;
  /** Called for an answer that says that the platform failed, or that is no envelope. */
  onFault?: (method: string, fault: AnswerFault, id: string) => void;
  /** Called once, when the platform sets a session cookie in an answer to a shared call and GUEST_SESSIONS does not expect it. */
  onGuestSession?: (method: string) => void;
}

/** The answer as text: every reader parses a copy, so that no page can change what another page sees. */
interface PlatformAnswer {
  status: number;
  text: string;
  /** The text was parsed by the contract and serialized again, so that long lists are not validated on every page. */
  isChecked?: boolean;
  retryAfter: string | null;
  cookies: readonly string[];
}

/** An answer, or the error in its place, and how it counts. */
interface Exchanged {
  answer: PlatformAnswer;
  error?: AppError | undefined;
  fault?: AnswerFault | undefined;
}

const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
/** Characters. Longer answers, such as lists of games, are not searched for the state of the site. */
const MAINTENANCE_MAX = 20_000;

/**
 * Creates the transport of loaders on the server: the same calls as the browser's, sent to the platform directly.
 *
 * A guest's calls carry no cookie and no address; therefore the public GETs of config/caching.ts are cached, the general info per
 * host name of the site. Players get the cached answers of guests to those that say nothing about a player (`isForPlayers`): a call that
 * fills the cache never carries a cookie, whoever waits for it. A player's other calls carry the cookies and are never cached;
 * one that says so (`mayBeHeld`) may get the player's answer of some seconds ago (createHeldAnswers). POSTs are never retried. Calls reject with
 * the network error, `AnswerTooLarge` (over 16 MiB), `BreakerOpen`, or an AppError when a shared answer cannot be read (A-07).
 */
export function createPlatformTransport({
  env,
  pool,
  basePath,
  refusals,
  caching,
  second,
  siblings,
  isOneOfMany = false,
  breaker,
  observe,
  onError,
  onReading,
  onFault,
  onGuestSession,
}: PlatformTransportOptions): PlatformTransport {
  const off = { fresh: 0, stale: 0, error: 0 };
  // Several host names, of one site or of several, each with its `domain_state` (A-43). The operator configures the names, so they are few.
  const hasNames = env.PUBLIC_ORIGIN !== undefined && (isOneOfMany || (env.PUBLIC_HOSTS?.length ?? 0) > 0);
  const cache = createCache<PlatformAnswer>({
    name: 'platform',
    second: joinTiers(siblings?.of('platform'), second?.of('platform', codec)),
    maxEntries: MAX_ENTRIES,
    maxBytes: env.CACHE_PLATFORM_MAX_BYTES,
    sizeOf: ({ text }) => text.length * 2,
    times: (key) => caching().platform(key.slice(0, key.indexOf('|'))) ?? off,
    timeout: env.PLATFORM_TIMEOUT,
    shouldStore: (answer) => isShareable(answer) && !isInMaintenance(answer),
    invalidates: (answer) => isSwitchedOff(answer) || isInMaintenance(answer),
  });

  async function ask(
    request: TransportRequest,
    headers: Record<string, string>,
    framed: boolean,
    { signal, id }: { signal: AbortSignal; id: string },
  ): Promise<PlatformAnswer> {
    const { name, verb, input, locale } = request;
    const query = callQuery(verb === 'GET' ? input : {}, locale, framed);
    const path = `${basePath}/api/${name}?${query}`;
    const packed = verb === 'POST' ? new Response(toFormData(input)) : undefined;
    const type = packed?.headers.get('content-type');
    const bytes = packed ? Buffer.from(await packed.arrayBuffer()) : null;
    const exchange = () =>
      send({
        method: verb,
        path,
        headers: type ? { ...headers, 'content-type': type } : headers,
        body: bytes,
        signal,
      });
    // The breaker never refuses a command: it may succeed where GETs fail (reliability D9).
    const guard = verb === 'GET' ? breaker : undefined;
    const judged = async () => judge(request, await exchange(), headers['x-forwarded-for']);
    const { answer, error, fault } = await guardCall({ breaker: guard, observe, operation: name, verdictOf }, judged);
    if (fault && fault.concerns !== 'nobody') onFault?.(name, fault, id);
    if (error) throw error;
    return answer;
  }

  /** `address`: the visitor's, which the call carried. */
  async function judge(
    { name, money }: TransportRequest,
    answer: PlatformAnswer,
    address: string | undefined,
  ): Promise<Exchanged> {
    const { status, text, retryAfter } = answer;
    if (money && !moneyReading(status, readPlatformAnswer(name, text)).isTold) {
      const fault = new AnswerFault({ status, concerns: 'platform', beginning: text });
      const error = upstreamError('failed', 'unknown');
      error.cause = fault;
      return { answer, error, fault };
    }
    if (envelopeVerdict(status, text, { isWhole: true }) === 'envelope')
      return { answer, fault: failureIn(status, text) };
    const error = await refusals.errorFor({ method: name, status, text, retryAfter, address });
    return { answer, error, fault: error.cause as AnswerFault };
  }

  async function send(request: WholeRequest): Promise<PlatformAnswer> {
    const { statusCode, headers: given, bytes } = await askWhole(pool, request, MAX_ANSWER);
    const lines = given['set-cookie'];
    return {
      status: statusCode,
      text: textOfAnswer(given, bytes, MAX_ANSWER),
      retryAfter: typeof given['retry-after'] === 'string' ? given['retry-after'] : null,
      cookies: lines === undefined ? [] : Array.isArray(lines) ? lines : [lines],
    };
  }

  /** What held answers say: they are read by every page of their seconds. */
  const readings = new WeakMap<PlatformAnswer, PlatformReading>();
  function readOnce(method: string, answer: PlatformAnswer): PlatformReading {
    const earlier = readings.get(answer);
    if (earlier) return earlier;
    const reading = readPlatformAnswer(method, answer.text);
    readings.set(answer, reading);
    return reading;
  }

  const digestOf = sessionDigest(env);
  const held = createHeldAnswers<PlatformAnswer>({
    time: () => caching().player,
    isHoldable: ({ status, text }) => status === 200 && !/^\s*\{\s*"error"\s*:/.test(text),
  });
  const beginCommand = (cookie: string | undefined) => held.beginCommand(digestOf(cookie));

  const isSession = givesSession(env);
  let isReported = false;

  /**
   * The answer to a call without a visitor's cookies. A session cookie in it is removed; where GUEST_SESSIONS does not expect one, it
   * stays and makes the answer uncacheable.
   */
  function withoutSession(method: string, answer: PlatformAnswer): PlatformAnswer {
    if (!answer.cookies.some(isSession)) return answer;
    if (env.GUEST_SESSIONS === 'on') return { ...answer, cookies: answer.cookies.filter((line) => !isSession(line)) };
    if (!isReported) onGuestSession?.(method);
    isReported = true;
    return answer;
  }

  /** An answer that guests share. Throws when it cannot be read; the cache then serves the previous answer, if there is one. */
  function storable(method: string, answer: PlatformAnswer, id: string): PlatformAnswer {
    const reading = readPlatformAnswer(method, answer.text);
    onReading?.(method, answer, reading, id);
    if (reading.isRead) return { ...answer, text: JSON.stringify(reading.body), isChecked: true };
    const isRefusal = reading.body !== undefined && 'error' in reading.body;
    if (answer.status < 300 && !isRefusal) throw unreadable(method, reading);
    return answer;
  }

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
      const cookieSettings: CookieRewrite = {
        sessionCookies: env.SESSION_COOKIE,
        localeCookie: env.LOCALE_COOKIE,
        framed,
        secure: visitor.secure,
      };
      const cookies: string[] = [];
      /** The player of this request, once the platform has said. */
      let uid = 0;
      /** Calls of this request whose answer may be held: one that needs a new answer waits for it too, instead of asking again. */
      const asking = new Map<string, Promise<PlatformAnswer>>();
      /** Resolves when the platform has said whose session it is, or does not say; undefined: nobody has asked. */
      let learning: Promise<void> | undefined;
      const transport: Transport = (request) => {
        const responded = respond(request);
        if (request.name === getInfo.name && !isGuest)
          learning = responded.then(
            () => undefined,
            () => undefined,
          );
        return responded;
      };
      const respond: Transport = async (request) => {
        const { name, verb, signal, idempotencyKey } = request;
        const isOfDomain = hasNames && name === getGeneralInfo.name;
        const shared = () => ({ ...publicHeaders, ...traceHeaders(trace), ...(isOfDomain ? forwarded(visitor) : {}) });
        const times = caching();
        const isPublic = verb === 'GET' && !framed && (isGuest || times.isForPlayers(name));
        const key = isPublic ? keyOf(request, isOfDomain ? visitor.host : undefined) : undefined;
        if (key !== undefined && (times.platform(name)?.fresh ?? 0) > 0) {
          // The load is shared: it ends at its time limit, not when this visitor leaves.
          const load = async (limit: AbortSignal) =>
            storable(
              name,
              withoutSession(name, await ask(request, shared(), false, { signal: limit, id: trace.id })),
              trace.id,
            );
          const pending = cache.get(key, (limit) => reporting(name, trace, load(limit)));
          const { value } = await noteCall(trace, name, unlessAborted(pending, signal));
          return toResponse(value, { body: parse(value.text), isRead: value.isChecked === true });
        }
        // A guest's POST (signing in with a form, without JavaScript) is private; a guest's GET is shared.
        const isShared = isGuest && verb === 'GET';
        const ownKey = verb === 'GET' && !isGuest ? keyOf(request, undefined) : undefined;
        let isHeld = true;
        const askPlatform = async (): Promise<PlatformAnswer> => {
          isHeld = false;
          const device = signsInBy(name) ? deviceIdOf(visitor.cookie, visitor.secure) : undefined;
          const sent = isShared ? shared() : { ...headersOf(visitor, cookieSettings), ...device?.headers };
          const all = idempotencyKey === undefined ? sent : { ...sent, 'idempotency-key': idempotencyKey };
          const given = await withinTime(callTimeout(request, env), signal, (ending) =>
            reporting(name, trace, ask(request, all, framed, { signal: ending, id: trace.id })),
          );
          const answer = isShared ? withoutSession(name, given) : given;
          cookies.push(...rewriteCookies(answer.cookies, cookieSettings));
          if (device && answer.cookies.some(isSession) && !('error' in (envelopeIn(answer.text) ?? { error: null })))
            cookies.push(device.line);
          return answer;
        };
        const answerOf = async (): Promise<PlatformAnswer> => {
          if (ownKey === undefined) return askPlatform();
          if (uid === 0) {
            const answer = request.mayBeHeld ? await answerOfOwner(ownKey) : undefined;
            return answer ?? asking.get(ownKey) ?? askNoted(ownKey);
          }
          if (!request.mayBeHeld) return asking.get(ownKey) ?? askPlatform();
          return held.read(uid, ownKey, () => askNoted(ownKey));
        };
        const askNoted = (key: string): Promise<PlatformAnswer> => {
          const pending = askPlatform();
          asking.set(key, pending);
          // Whoever asks after a failure, or after another's timeout, asks anew.
          pending.catch(() => {
            if (asking.get(key) === pending) asking.delete(key);
          });
          return pending;
        };
        /**
         * The answer for the player whose session it was last, while the platform is asked whose it is. It is returned, and held, only if
         * the platform says that it still is; undefined: it is not, or nobody's.
         */
        const answerOfOwner = async (key: string): Promise<PlatformAnswer | undefined> => {
          const owner = learning && held.ownerOf(digestOf(visitor.cookie));
          if (owner === undefined) return undefined;
          const confirm = async () => {
            await learning;
            if (uid !== owner) throw new OtherOwner();
          };
          try {
            const [answer] = await Promise.all([
              held.read(owner, key, async () => {
                const [noted] = await Promise.all([askNoted(key), confirm()]);
                return noted;
              }),
              confirm(),
            ]);
            return answer;
          } catch (error) {
            if (error instanceof OtherOwner) return undefined;
            throw error;
          }
        };
        const end = verb === 'POST' && !isGuest ? beginCommand(visitor.cookie) : undefined;
        // What was asked before a command, or during it, says nothing of what came of it.
        const forget = () => {
          if (verb === 'POST') asking.clear();
        };
        forget();
        const askAlone = async () => {
          const answer = await answerOf();
          return { answer, verdict: isHeld ? ('hit' as const) : ('bypass' as const) };
        };
        const { answer } = await noteCall(trace, name, askAlone()).finally(() => {
          forget();
          end?.();
        });
        const reading = readOnce(name, answer);
        if (!isHeld) onReading?.(name, answer, reading, trace.id);
        if (name === getInfo.name && !isGuest) learn(reading.body);
        return toResponse(answer, reading);
      };
      function learn(body: unknown): void {
        const { data } = (body ?? {}) as { data?: { uid?: unknown } | null };
        uid = typeof data?.uid === 'number' && data.uid > 0 ? data.uid : 0;
        if (uid > 0) held.learn(digestOf(visitor.cookie), uid);
      }
      return { transport, cookies: () => [...cookies] };
    },
    purge: () => cache.purge(() => true),
    stats: () => cache.stats(),
    snapshot: snapshotPart(cache, codec),
    beginCommand,
    held,
  };
}

function verdictOf({ fault }: Exchanged): { outcome: CallOutcome; fault?: AnswerFault } {
  if (!fault) return { outcome: 'answered' };
  if (fault.concerns === 'nobody') return { outcome: 'left' };
  return { outcome: fault.concerns === 'platform' ? 'failed' : 'left', fault };
}

/** The session of a request is not the player's whose it was last. */
class OtherOwner extends Error {}

/** The platform reports that it is switched off: a previous answer must not be served in its place (A-31). */
function isSwitchedOff({ text }: PlatformAnswer): boolean {
  return /^\s*\{\s*"error"\s*:/.test(text) && text.includes('"ApplicationDisabledException"');
}

/**
 * The general info of a site in maintenance. Not stored, or visitors would be refused for one more cache time after maintenance ends.
 * Concurrent requests share one call.
 */
function isInMaintenance({ text }: PlatformAnswer): boolean {
  return text.length < MAINTENANCE_MAX && /"domain_state"\s*:\s*"(?!active")/.test(text);
}

/** Whether guests may share the answer. An error may have HTTP 200 too (A-07), and a cookie is for one visitor. */
function isShareable({ status, isChecked, cookies }: PlatformAnswer): boolean {
  return status === 200 && cookies.length === 0 && isChecked === true;
}

/** Decodes only values that would have been stored, and only if they fit the method's contract. */
const codec: Codec<PlatformAnswer> = {
  encode: ({ text }) => text,
  decode(json, key) {
    if (typeof json !== 'string') return undefined;
    const { isRead, body } = readPlatformAnswer(key.slice(0, key.indexOf('|')), json);
    if (!isRead) return undefined;
    return { status: 200, text: JSON.stringify(body), isChecked: true, retryAfter: null, cookies: [] };
  },
};

function unreadable(method: string, { body, differences }: PlatformReading): Error {
  const error = upstreamError('failed');
  const [first] = differences;
  const where = first && `${first.path || 'data'}: ${first.expected} expected, ${first.received} came`;
  error.message = body ? `${method}: the answer cannot be read (${where})` : `${method}: the answer is no envelope`;
  return error;
}

const publicHeaders = { accept: 'application/json', 'accept-encoding': 'identity' };

function forwarded({ protocol, host }: VisitorFacts): Record<string, string> {
  return { 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
}

function headersOf(visitor: VisitorFacts, cookieSettings: CookieRewrite): Record<string, string> {
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

/** `method|locale|sorted parameters[|domain]`: one key per request. Undefined for long ones, which are unusual and are not cached. */
function keyOf({ name, locale, input }: TransportRequest, domain: string | undefined): string | undefined {
  const query = toQuery(input);
  query.sort();
  const key = `${name}|${locale}|${query}${domain === undefined ? '' : `|${domain}`}`;
  return key.length > 2_048 ? undefined : key;
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

function parse(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}
