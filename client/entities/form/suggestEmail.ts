/** Mail providers common in this country. */
const COMMON = [
  'gmail.com',
  'mail.ru',
  'yandex.ru',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'umail.uz',
];
/** Existing domains one typo away from a common one. */
const REAL = new Set([
  ...COMMON,
  'mail.com',
  'ymail.com',
  'email.com',
  'email.ru',
  'mail.uz',
  'yandex.com',
  'yandex.uz',
]);

/** Whether one character was omitted, added or changed, or two neighbours were swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0];
}

/** Corrects a likely typo: `a@gmial.com` -> `a@gmail.com`; null when the address does not look mistyped. */
export function suggestEmail(value: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(value.trim().toLowerCase()) ?? [];
  if (!name || !domain || REAL.has(domain)) return null;
  const meant = COMMON.find((commonDomain) => isOneSlip(domain, commonDomain));
  return meant ? `${value.trim().slice(0, name.length)}@${meant}` : null;
}
