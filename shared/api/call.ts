import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import type { Locale } from '#shared/locales.ts';
import { isRecord } from './isRecord.ts';
import type { InputOf, Method, OutputOf, Verb } from './method.ts';
import type { Difference } from './readAnswer.ts';

/** One call as the transport gets it: method name, verb, parsed input, locale; `money`: it must not be sent twice. */
export interface TransportRequest {
  name: string;
  verb: Verb;
  input: Record<string, unknown>;
  locale: Locale;
  money: boolean;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** CallOptions.mayBeHeld; only the server holds answers. */
  mayBeHeld?: boolean | undefined;
}

/** The answer as the transport returns it, whatever its status. */
export interface TransportResponse {
  status: number;
  /** Parsed JSON, or undefined where the answer was not JSON. */
  body: unknown;
  headers: { get(name: string): string | null };
  /** `body.data` is already the output of the method's schema or of readAnswer; it is not parsed again. */
  isChecked?: boolean;
}

/** Sends one request over HTTP. Rejects only when no answer arrived. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One uuid per press of a money button. */
  idempotencyKey?: string | undefined;
  /** An answer that the server has held for seconds is enough, because everything that can change it drops it (CACHE_PLATFORM_PLAYER). */
  mayBeHeld?: boolean | undefined;
}

/** Calls a method of the contract. Resolves to its output; rejects with an AppError of the catalogue, or an AbortError. */
export type Call = <M extends Method>(method: M, input: InputOf<M>, options?: CallOptions) => Promise<OutputOf<M>>;

interface Refusal {
  type: string;
  message: string;
  code: string | number | undefined;
  data: Record<string, unknown>;
}

/** Parsed without zod, which the browser would otherwise load on every page. Undefined: the body has no error envelope. */
function refusalOf(body: unknown): Refusal | undefined {
  if (!isRecord(body) || !isRecord(body['error'])) return undefined;
  const { type, message, code, error_data: data } = body['error'];
  if (typeof type !== 'string') return undefined;
  return {
    type,
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    data: isRecord(data) ? data : {},
  };
}

/** Error types of statuses for answers without an envelope. */
const types: Partial<Record<number, ErrorType>> = {
  403: 'AccessDeniedException',
  404: 'MethodNotFoundException',
  429: 'TooManyRequestsException',
  503: 'ApplicationUnavailableException',
};

/** Reads an answer: the envelope decides at any status; the status decides only without an envelope. Throws an AppError. */
function read(name: string, response: TransportResponse): unknown {
  const { body, status } = response;
  const refusal = refusalOf(body);
  if (refusal) {
    const { type, message, code } = refusal;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    const data = { ...refusal.data, ...(retryAfter ? { retry_after: retryAfter } : {}) };
    throw new AppError(isErrorType(type) ? type : 'UnknownErrorException', { message, data, status, code });
  }
  if (status < 300 && isRecord(body) && 'data' in body) return body['data'];
  throw new AppError(types[status] ?? 'InternalServerErrorException', {
    message: `${name}: HTTP ${status}, no envelope`,
    // An answer that cannot be read is no success, whatever its status says.
    status: status < 300 ? 502 : status,
    data: status === 403 ? { forbidden: true } : {},
  });
}

/** The input as it is sent. A money command with wrong input is refused like any other: it must not look as if it was lost on its way. */
function parsed({ name, money, input: schema }: Method, input: unknown): Record<string, unknown> {
  try {
    return schema.parse(input) as Record<string, unknown>;
  } catch (cause) {
    if (!money) throw cause;
    const message = `${name}: the input does not keep the contract`;
    throw new AppError('InvalidRequestException', { message, data: { outcome: 'not_sent' }, cause });
  }
}

/**
 * Creates a Call over a transport. `onDifferences` gets the differences of an answer that violates the contract and was read leniently.
 * The Call rejects with an AppError for a refusal, a missing answer (502) or an unreadable one, with a ZodError for input that violates
 * the contract (a money command: with an AppError `not_sent`), and with the transport's error once its `signal` has aborted.
 */
export function createCall(
  transport: Transport,
  locale: () => Locale,
  onDifferences?: (method: string, differences: readonly Difference[]) => void,
): Call {
  return async (method, input, options = {}) => {
    const values = parsed(method, input);
    const { signal, idempotencyKey, mayBeHeld } = options;
    let response: TransportResponse;
    try {
      response = await transport({
        name: method.name,
        verb: method.verb,
        input: values,
        locale: locale(),
        money: method.money,
        signal,
        idempotencyKey,
        mayBeHeld,
      });
    } catch (cause) {
      if (cause instanceof AppError || signal?.aborted || (cause instanceof Error && cause.name === 'AbortError'))
        throw cause;
      const data = method.money ? { outcome: 'unknown' } : {};
      throw new AppError('InternalServerErrorException', {
        message: `${method.name}: no answer`,
        status: 502,
        data,
        cause,
      });
    }
    const data = read(method.name, response);
    if (response.isChecked) return data as OutputOf<typeof method>;
    const output = method.output.safeParse(data);
    if (output.success) return output.data as OutputOf<typeof method>;
    // Loaded only when an answer violates the contract.
    const { readAnswer } = await import('./readAnswer.ts');
    const differences: Difference[] = [];
    const readData = readAnswer(method.output, data, (difference) => void differences.push(difference));
    onDifferences?.(method.name, differences);
    if (!readData.success) {
      const message = `${method.name}: the answer does not keep the contract`;
      throw new AppError('InternalServerErrorException', { message, status: 502, data: { contract: true } });
    }
    return readData.data as OutputOf<typeof method>;
  };
}
