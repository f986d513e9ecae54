import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';

/** What others know of a player: contacts, names, the nickname. No password may be made of it. */
export function knownTexts(world: World, { uid, login, fakename, profile }: Account): (string | null)[] {
  const { first_name = null, last_name = null } = JSON.parse(profile) as Record<string, string | null | undefined>;
  return [
    login,
    fakename,
    first_name,
    last_name,
    ...world.players.accounts.contactsOf(uid).map(({ contact }) => contact),
  ];
}
