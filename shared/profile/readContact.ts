import { emailRule } from '../rules/fields/emailRule.ts';

const phone = /^\+?\d{7,15}$/;
const MAX_LENGTH = 254;

/** A contact that an address names, if it looks like one: a page must not show whatever somebody writes into a link. */
export function readContact(value: string | null): string | null {
  const contact = value?.trim() ?? '';
  if (contact.length > MAX_LENGTH) return null;
  return phone.test(contact) || emailRule().safeParse(contact).success ? contact : null;
}
