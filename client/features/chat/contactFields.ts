/** The login as the vendors' fields want it: a login is an e-mail address, a phone number or a name. */
export function contactFields(login: string): { email?: string; phone?: string } {
  if (login.includes('@')) return { email: login };
  return /^\+?\d{7,}$/.test(login) ? { phone: login } : {};
}
