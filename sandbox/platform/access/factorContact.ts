import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';

/** Where codes of the second factor are sent: a confirmed contact, the login first; an unconfirmed one may be somebody else's. */
export function factorContact(world: World, { uid, login }: Pick<Account, 'uid' | 'login'>): string | null {
  const confirmed = world.players.accounts.contactsOf(uid).filter(({ is_confirmed }) => is_confirmed === 1);
  return (confirmed.find(({ contact }) => contact === login) ?? confirmed[0])?.contact ?? null;
}
