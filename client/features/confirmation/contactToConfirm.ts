import type { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

type Contacts = NonNullable<OutputOf<typeof getProfileInfo>['contacts']>;

const plain = (contact: string) => contact.replace(/^\+/, '').toLowerCase();

/** The contact of the link, else the player's first unconfirmed one; null: it has to be typed. `own`: empty for a guest. */
export function contactToConfirm(
  linked: string | null,
  own: Contacts,
): { contact: string | null; isConfirmed: boolean } {
  const known = linked === null ? undefined : own.find(({ contact }) => plain(contact) === plain(linked));
  if (linked !== null) return { contact: linked, isConfirmed: known?.is_confirmed ?? false };
  const waiting = own.find(({ is_confirmed: isConfirmed }) => !isConfirmed);
  return { contact: waiting?.contact ?? null, isConfirmed: own.length > 0 && !waiting };
}
