import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';

/**
 * A social or Telegram account is complete once it has a contact, as a registered one: age and terms are confirmed by the
 * checkbox of the form, and the operator's forms config decides which other fields are asked.
 */
export function completeRegistration({ players: { accounts } }: World, { uid }: Account): void {
  const account = accounts.byUid(uid);
  if (account?.is_registration_completed === 0 && accounts.contactsOf(uid).length > 0)
    accounts.update(uid, { is_registration_completed: 1 });
}
