import type { Account } from '../../world/players/accounts.ts';
import type { World } from '../../world/createWorld.ts';

/**
 * An account from outside is whole once it has a contact, as one that is registered here: age and terms are confirmed by the
 * box of the form, and what else is asked is the operator's forms config to say.
 */
export function completeRegistration({ accounts }: World, { uid }: Account): void {
  const account = accounts.byUid(uid);
  if (account?.is_registration_completed === 0 && accounts.contactsOf(uid).length > 0)
    accounts.update(uid, { is_registration_completed: 1 });
}
