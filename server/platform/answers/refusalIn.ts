import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { isErrorType } from '#shared/errors/isErrorType.ts';
import { AnswerFault } from './AnswerFault.ts';
import { errorTypeIn } from './errorTypeIn.ts';

/** A page leaves out what is refused so. Other refusals are answers to what a player did or typed, and their page says them. */
const SILENT: readonly ErrorType[] = ['MethodNotFoundException', 'TooManyRequestsException'];

/**
 * The refusal in an envelope that costs a page one of its parts without a word: the platform lacks the method, has had enough calls, or says
 * what the contract does not know. Its status is that of the type, because the answer's may be 200. `beginning`: of the answer's text.
 */
export function refusalIn(beginning: string): AnswerFault | undefined {
  const given = errorTypeIn(beginning);
  if (given === undefined) return undefined;
  const type = isErrorType(given) ? SILENT.find((silent) => silent === given) : 'UnknownErrorException';
  return type && new AnswerFault({ status: new AppError(type).status, concerns: 'nobody' });
}
