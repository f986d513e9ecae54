/** The login as e-mail or phone for a vendor; empty when it is a name. */
export function contactFields(login: string): { email?: string; phone?: string } {
  if (login.includes('@')) return { email: login };
  return /^\+?\d{7,}$/.test(login) ? { phone: login } : {};
}
