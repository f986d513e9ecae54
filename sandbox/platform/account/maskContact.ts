/** A contact masked so that only its owner recognises it: `de***@yulduz.test`, `998*****4567`. */
export function maskContact(contact: string): string {
  const [name = '', domain] = contact.split('@');
  if (domain !== undefined) return `${name.slice(0, 2)}***@${domain}`;
  return name.slice(0, 3) + '*'.repeat(Math.min(6, Math.max(0, name.length - 7))) + name.slice(-4);
}
