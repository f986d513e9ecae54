import { randomCharacters } from './randomCharacters.ts';

const GROUPS = 4;
const GROUP = 4;

/** Generates the secret code that opens a ticket together with its number, such as `K7M2-Q9TA-4HXR-WZP3`: 29 ** 16 possibilities. */
export function createTicketCode(): string {
  return Array.from({ length: GROUPS }, () => randomCharacters(GROUP)).join('-');
}

/** A typed or pasted code or number in one spelling: capital letters and digits; the hyphens of a code may be missing. */
export function plainTicketCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
}
