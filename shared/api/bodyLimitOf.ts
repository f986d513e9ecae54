import { ticketFiles } from '#shared/support/ticketFiles.ts';
import type { Method } from './method.ts';
import { addFile } from './site/ticketFiles.contract.ts';

/** Bytes of the multipart form around a file. */
const FORM = 16 * 1024;

/** The most bytes that the body of a method may have: `usual`, but for files of messages to support. */
export function bodyLimitOf({ name }: Pick<Method, 'name'>, usual: number): number {
  return name === addFile.name ? ticketFiles.maxBytes + FORM : usual;
}
