import type { ErrorType } from './catalogue.ts';
import { isErrorType } from './isErrorType.ts';

const PREFIX = 'errors.';

/** The error type whose message has this id (`errors.{type}`, as presentError gives it); null: the message is of no error type. */
export function errorTypeOf(messageId: string): ErrorType | null {
  const type = messageId.startsWith(PREFIX) ? messageId.slice(PREFIX.length) : '';
  return isErrorType(type) ? type : null;
}
