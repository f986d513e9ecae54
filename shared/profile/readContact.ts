import { emailText } from '#shared/auth/emailText.ts';
import { emailRule } from '#shared/rules/fields/emailRule.ts';

const PHONE = /^\+?\d{7,15}$/;
const MAX_LENGTH = 254;

/** Reads a contact from an address; null unless it looks like an e-mail or phone, so that a link cannot put other text into a page. */
export function readContact(value: string | null): string | null {
  const contact = emailText(value ?? '');
  if (contact.length > MAX_LENGTH) return null;
  return PHONE.test(contact) || emailRule().safeParse(contact).success ? contact : null;
}
