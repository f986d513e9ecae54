import { type ErrorType, errorCatalogue } from './catalogue.ts';

/** Whether a text is an error type of the catalogue. */
export function isErrorType(value: string): value is ErrorType {
  return Object.hasOwn(errorCatalogue, value);
}
