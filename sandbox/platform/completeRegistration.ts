import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';

/** An account from outside is whole once it has a way to be reached and a date of birth. */
export function completeRegistration({ accounts }: World, { uid }: Account): void {
  const account = accounts.byUid(uid);
  if (!account || account.is_registration_completed === 1) return;
  const { birth_date } = JSON.parse(account.profile) as { birth_date?: string | null };
  if (birth_date && accounts.contactsOf(uid).length > 0) accounts.update(uid, { is_registration_completed: 1 });
}
