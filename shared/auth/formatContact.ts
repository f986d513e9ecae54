/** Groups of a number of Uzbekistan: code, operator, subscriber. */
const UZBEK = /^998(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A player's contact as every page shows it: `+998 90 123-45-67`; a phone of another country with its plus, an e-mail as it is. */
export function formatContact(contact: string): string {
  if (!/^\+?\d{7,15}$/.test(contact)) return contact;
  const digits = contact.replace('+', '');
  return UZBEK.test(digits) ? digits.replace(UZBEK, '+998\u00A0$1\u00A0$2-$3-$4') : `+${digits}`;
}
