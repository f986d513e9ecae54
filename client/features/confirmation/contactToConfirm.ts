import type { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

type Contacts = NonNullable<OutputOf<typeof getProfileInfo>['contacts']>;

const plain = (contact: string) => contact.replace(/^\+/, '').toLowerCase();

/** The contact of the link, else the player's first unconfirmed one; null: it has to be typed. `contacts`: empty for a guest. */
export function contactToConfirm(
  linked: string | null,
  contacts: Contacts,
): { contact: string | null; isConfirmed: boolean } {
  const linkedContact = linked === null ? undefined : contacts.find(({ contact }) => plain(contact) === plain(linked));
  if (linked !== null) return { contact: linked, isConfirmed: linkedContact?.is_confirmed ?? false };
  const waiting = contacts.find(({ is_confirmed: isConfirmed }) => !isConfirmed);
  return { contact: waiting?.contact ?? null, isConfirmed: contacts.length > 0 && !waiting };
}
