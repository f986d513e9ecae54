import { errorCatalogue, type ErrorType } from './catalogue.ts';

export function isErrorType(value: string): value is ErrorType {
  return Object.hasOwn(errorCatalogue, value);
}
