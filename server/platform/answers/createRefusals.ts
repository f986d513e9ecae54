import { createLru } from '#server/cache/tiers/createLru.ts';
import type { Connections } from '#server/platform/createPlatformPool.ts';
import { upstreamError } from '#server/platform/refuseCall.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { readText } from '#server/upstream/readText.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { AnswerFault, type FaultConcerns } from './AnswerFault.ts';
import { envelopeIn } from './envelopeIn.ts';

/** An answer without an envelope. */
export interface RefusedAnswer {
  method: string;
  status: number;
  text: string;
  retryAfter: string | null | undefined;
  /** The visitor's address that the call carried; undefined for calls of the server itself. */
  address: string | undefined;
}

/** Judges answers of the platform that are not envelopes. */
export interface Refusals {
  /** The error in place of the answer; its cause is an AnswerFault. Never rejects. */
  errorFor(answer: RefusedAnswer): Promise<AppError>;
}

/** The connections that questions are asked over. */
export interface RefusalsOptions {
  pool: Connections;
  basePath: string;
  /** Measures the questions. One with a visitor's address is no failure, whatever its answer. */
  observe?: ObserveCall | undefined;
}

/** A question, and when it was asked, by the monotonic clock. */
interface Question {
  askedAt: number;
  isAnswered: Promise<boolean>;
}

/** Every platform has them: without one it is not a platform that lacks an optional method. */
const ESSENTIAL: ReadonlySet<string> = new Set([getInfo.name, getGeneralInfo.name]);
/** Milliseconds. */
const TIMEOUT = 2_000;
const REMEMBERED = 5_000;
/** An outage that is over must not make a visitor's refusal look like one. */
const REFUSAL_REMEMBERED = 1_000;
const MAX_VISITORS = 1_000;
/** Milliseconds in which several refusals, as those of one page, share a question. */
const TOGETHER = 100;
const MAX_BYTES = 1024 * 1024;
const BEGINNING = 1_024;

/**
 * Tells apart what a 403, 404 or 429 of a gateway means. A firewall that refuses this server looks like one that refuses a visitor's
 * region, and "closed in your country" on every page would hide the outage. So the platform is asked for its general info, once without
 * an address and, for a 403, once with the visitor's: only where the first is answered and the second refused, it is about the visitor.
 * Answers are remembered for 5 s, but only for what was refused before with the same status: the first refusal of another method, or
 * of another visitor's call, is asked about anew, because a gateway may have begun to refuse everybody. Refusals are remembered for 1 s.
 */
export function createRefusals({ pool, basePath, observe }: RefusalsOptions): Refusals {
  const remembered = createLru<Question>({ max: MAX_VISITORS, ttl: REMEMBERED });
  /** What was refused while the platform answered this server. */
  const confirmed = createLru<true>({ max: MAX_VISITORS, ttl: REMEMBERED });

  /** Whether the platform answers a guest from this address, or this server for an empty one; asked at `since` or later. */
  function question(address: string, since = 0): Question {
    const before = remembered.get(address);
    if (before && before.askedAt >= since) return before;
    const entry = { askedAt: performance.now(), isAnswered: ask(address) };
    remembered.set(address, entry);
    void entry.isAnswered.then((isAnswered) => {
      if (!isAnswered && remembered.peek(address) === entry)
        remembered.set(address, entry, { ttl: REFUSAL_REMEMBERED });
    });
    return entry;
  }

  async function ask(address: string): Promise<boolean> {
    const startedAt = performance.now();
    const told = (fault?: unknown) =>
      observe?.(getGeneralInfo.name, performance.now() - startedAt, address === '' ? fault : undefined);
    try {
      const { status, text } = await exchange(address);
      const isAnswered = envelopeIn(text) !== undefined;
      told(isAnswered ? undefined : new AnswerFault({ status, concerns: 'platform', beginning: text }));
      return isAnswered;
    } catch (error) {
      told(error);
      return false;
    }
  }

  async function exchange(address: string): Promise<{ status: number; text: string }> {
    const answer = await pool.request({
      method: 'GET',
      path: `${basePath}/api/${getGeneralInfo.name}?${callQuery({}, DEFAULT_LOCALE, false)}`,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(address === '' ? {} : { 'x-forwarded-for': address }),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: answer.statusCode, text: await readText(answer, MAX_BYTES) };
  }

  return {
    async errorFor({ method, status, text, retryAfter, address }) {
      const faultOf = (concerns: FaultConcerns) =>
        new AnswerFault({ status, concerns, beginning: text.slice(0, BEGINNING) });
      const failure = (concerns: FaultConcerns) => {
        const error = upstreamError('failed');
        error.message = `${method}: the answer with HTTP ${status} is no envelope`;
        error.cause = faultOf(concerns);
        return error;
      };
      if (status < 400 || status >= 500) return failure('platform');
      // A missing method is so for everybody, a limit or a region for a visitor.
      const refused = `${status} ${method} ${status === 404 ? '' : address}`;
      const since = confirmed.get(refused) ? 0 : performance.now() - TOGETHER;
      // In an outage one question a second, not one for each visitor.
      if ((await remembered.get('')?.isAnswered) === false) return failure('platform');
      const ofVisitor = status === 403 && address !== undefined ? question(address, since) : undefined;
      // Not before the visitor's: a gateway that has begun to refuse everybody would look like one that refuses a region.
      if (!(await question('', Math.max(since, ofVisitor?.askedAt ?? 0)).isAnswered)) return failure('platform');
      confirmed.set(refused, true);
      if (status === 404 && !ESSENTIAL.has(method)) {
        const concerns = findMethod(method)?.ext ? 'nobody' : 'call';
        return new AppError('MethodNotFoundException', { status, message: 'No such method', cause: faultOf(concerns) });
      }
      if (address === undefined) return failure('platform');
      const cause = faultOf('nobody');
      if (status === 429) {
        const seconds = Number(retryAfter);
        const data = seconds > 0 ? { retry_after: seconds } : {};
        return new AppError('TooManyRequestsException', { message: 'Too many requests', data, cause });
      }
      if (ofVisitor && !(await ofVisitor.isAnswered)) {
        const data = { forbidden: true };
        return new AppError('AccessDeniedException', { status, message: 'Access is forbidden from here', data, cause });
      }
      return failure('call');
    },
  };
}
