import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';

/** Milliseconds until a page gives up on open calls; with the render less than the 5 s of reliability D1. */
export const LOAD_LIMIT = 4_000;

/** Tracks the outcome of the calls behind one page. */
export interface CallWatch {
  /** Tracks a call, and rejects it when the page's limit has passed. */
  watch<T>(call: Promise<T>): Promise<T>;
  /**
   * Whether every call has succeeded or was finally refused, so that the page may be cached. A call that failed or is still open
   * was replaced by a fallback, even if the page does not show it.
   */
  isWhole(): boolean;
  /** Whether the platform itself reported that it is switched off; a platform that does not answer is not. */
  isSwitchedOff(): boolean;
  /** Whether the limit passed before the page was loaded, so that open calls were rejected. */
  isLate(): boolean;
  /** The page has loaded: the limit no longer applies, since sections have their own. */
  loaded(): void;
}

/** For one page on the server; `limit`: milliseconds until calls that hold up the first byte are rejected (reliability D1). */
export function createCallWatch(limit: number): CallWatch {
  let open = 0;
  let hasFailed = false;
  let isSwitchedOff = false;
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {});
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(
      new AppError('InternalServerErrorException', { status: 504, message: `no answer within ${limit} ms of a page` }),
    );
  }, limit);

  return {
    watch(call) {
      open += 1;
      call.then(
        () => {
          open -= 1;
        },
        (error: unknown) => {
          open -= 1;
          const { type, retryable } = presentError(error);
          // A refusal that a repeated call would get again is final.
          hasFailed ||= retryable;
          isSwitchedOff ||= type === 'ApplicationDisabledException';
        },
      );
      return Promise.race([call, late]);
    },
    isWhole: () => open === 0 && !hasFailed && !isLate,
    isSwitchedOff: () => isSwitchedOff,
    isLate: () => isLate,
    loaded: () => clearTimeout(timer),
  };
}
