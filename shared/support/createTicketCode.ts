import { type ByteSource, randomCharacters } from './randomCharacters.ts';

const GROUPS = 4;
const GROUP = 4;
/** Characters of a code in one spelling. */
export const TICKET_CODE_LENGTH = GROUPS * GROUP;

/** Generates the secret code that opens a ticket together with its number, such as `K7M2-Q9TA-4HXR-WZP3`: 29 ** 16 possibilities. */
export function createTicketCode(bytes?: ByteSource): string {
  return Array.from({ length: GROUPS }, () => randomCharacters(GROUP, bytes)).join('-');
}

/** A typed or pasted code or number in one spelling: capital letters and digits; the hyphens of a code may be missing. */
export function plainTicketCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}
