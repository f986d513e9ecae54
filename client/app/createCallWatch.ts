import { AppError } from '../../shared/errors/AppError.ts';
import { errorCatalogue } from '../../shared/errors/catalogue.ts';

/** What became of the questions behind one page. */
export interface CallWatch {
  /** Notes how a question ends, and ends it by itself when the page can wait no longer. */
  watch<T>(question: Promise<T>): Promise<T>;
  /**
   * Every question has got the answer that it would get again: then the page may be cached. One that failed or is still open was
   * replaced by a fallback, however well the page hides it.
   */
  isWhole(): boolean;
  /** The platform says itself that it is switched off. Not so one that merely does not answer. */
  isSwitchedOff(): boolean;
  /** The limit has passed before the page was loaded: what it needed then was given up. */
  isLate(): boolean;
  /** The first byte may leave: from here on the sections have limits of their own. */
  loaded(): void;
}

/** For one page on the server; `limit`: milliseconds until questions that hold up the first byte are given up (reliability D1). */
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
    watch(question) {
      open += 1;
      question.then(
        () => {
          open -= 1;
        },
        (error: unknown) => {
          open -= 1;
          hasFailed ||= !isLastWord(error);
          isSwitchedOff ||= error instanceof AppError && error.type === 'ApplicationDisabledException';
        },
      );
      return Promise.race([question, late]);
    },
    isWhole: () => open === 0 && !hasFailed && !isLate,
    isSwitchedOff: () => isSwitchedOff,
    isLate: () => isLate,
    loaded: () => clearTimeout(timer),
  };
}

/** A refusal that stands when the same is asked again. */
function isLastWord(error: unknown): boolean {
  return error instanceof AppError && !errorCatalogue[error.type].retryable;
}
