import { AnswerFault } from '#server/platform/answers/AnswerFault.ts';
import type { Refusals } from '#server/platform/answers/createRefusals.ts';
import { envelopeVerdict } from '#server/platform/answers/envelopeVerdict.ts';
import { failureIn } from '#server/platform/answers/failureIn.ts';
import { readPlatformAnswer } from '#server/platform/answers/readPlatformAnswer.ts';
import { refusalIn } from '#server/platform/answers/refusalIn.ts';
import type { Connections } from '#server/platform/createPlatformPool.ts';
import { moneyReading } from '#server/platform/money/moneyReading.ts';
import { upstreamError } from '#server/platform/refuseCall.ts';
import { askWhole, type WholeRequest } from '#server/upstream/askWhole.ts';
import type { Breaker, CallOutcome } from '#server/upstream/createBreaker.ts';
import { guardCall } from '#server/upstream/guardCall.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { textOfAnswer } from '#server/upstream/textOfAnswer.ts';
import type { TransportRequest } from '#shared/api/call.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import { toFormData } from '#shared/api/wire.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { PlatformAnswer } from './PlatformAnswer.ts';

/** How a call is sent. */
export interface CallSending {
  headers: Record<string, string>;
  framed: boolean;
  signal: AbortSignal;
  /** Id of the request that waits for it. */
  id: string;
}

/**
 * One call of the platform. Rejects with the network error, `AnswerTooLarge` (over 16 MiB), `BreakerOpen`, or the AppError in place of an
 * answer that is no envelope or leaves a command unknown.
 */
export type PlatformCall = (request: TransportRequest, sending: CallSending) => Promise<PlatformAnswer>;

/** Options of `createPlatformCall`. */
export interface PlatformCallOptions {
  pool: Connections;
  basePath: string;
  refusals: Refusals;
  breaker?: Breaker | undefined;
  observe?: ObserveCall | undefined;
  /** Called for an answer that says that the platform failed, that is no envelope, or that leaves out a part of a page. */
  onFault?: ((method: string, fault: AnswerFault, id: string) => void) | undefined;
}

/** An answer, or the error in its place, and how it counts. */
interface Exchanged {
  answer: PlatformAnswer;
  error?: AppError | undefined;
  fault?: AnswerFault | undefined;
}

const MAX_ANSWER = 16 * 1024 * 1024;

/** Creates the call of the platform over HTTP: its request, the breaker around it, and what its answer means. */
export function createPlatformCall({
  pool,
  basePath,
  refusals,
  breaker,
  observe,
  onFault,
}: PlatformCallOptions): PlatformCall {
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
      return { answer, fault: failureIn(status, text) ?? refusalIn(text) };
    const error = await refusals.errorFor({ method: name, status, text, retryAfter, address });
    return { answer, error, fault: error.cause as AnswerFault };
  }

  return async (request, { headers, framed, signal, id }) => {
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
    if (fault) onFault?.(name, fault, id);
    if (error) throw error;
    return answer;
  };
}

function verdictOf({ fault }: Exchanged): { outcome: CallOutcome; fault?: AnswerFault } {
  if (!fault) return { outcome: 'answered' };
  // An envelope is the platform's own word, so it answers.
  if (fault.concerns === 'nobody') return { outcome: fault.beginning === undefined ? 'answered' : 'left' };
  return { outcome: fault.concerns === 'platform' ? 'failed' : 'left', fault };
}
