interface Contact {
  type: 'email' | 'phone';
  contact: string;
  is_confirmed: boolean;
}

const plain = (contact: string) => contact.trim().replace(/^\+/, '').toLowerCase();

/** The contact that the player signs in with, if it is not confirmed. */
export function unconfirmedLogin<T extends Contact>(contacts: readonly T[], login: string): T | null {
  const loginContact = contacts.find(({ contact }) => plain(contact) === plain(login));
  return loginContact && !loginContact.is_confirmed ? loginContact : null;
}
