import { createHash } from 'node:crypto';

/** Bytes; in base64 as long as a nonce. */
const LENGTH = 16;

/**
 * The id of the forms in one answer, by which a form sent twice is known again without cookies and script. It follows from the nonce of the
 * answer, so that a page cached for all guests has another one in each answer, and does not lead back to it: the value of a field can be
 * read by a style sheet or by markup that swallows what follows, and whoever knew the nonce could run scripts.
 */
export function formIdOf(nonce: string): string {
  return createHash('sha256').update(`form\0${nonce}`).digest().subarray(0, LENGTH).toString('base64');
}
