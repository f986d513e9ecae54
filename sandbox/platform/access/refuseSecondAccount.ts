import type { World } from '#sandbox/createWorld.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { closeSecondAccount } from './closing/closeSecondAccount.ts';
import { isKeptOut } from './isKeptOut.ts';

/** A profile as it is stored. */
interface Person {
  first_name?: string | null;
  last_name?: string | null;
  birth_date?: string | null;
  document?: { number: string } | null;
}

/** Other accounts with this PINFL, or with this name and birth date. */
const OTHERS = `SELECT * FROM account WHERE uid <> ?1 AND ban_type IS NOT 'multi_account' AND (
  json_extract(profile, '$.document.number') = ?2
  OR (json_extract(profile, '$.first_name') = ?3 AND json_extract(profile, '$.last_name') = ?4
    AND json_extract(profile, '$.birth_date') = ?5))`;

/**
 * Refuses personal data of a person who has another account. If that one is on a break, self-excluded, banned or closed to play, this
 * account is banned as `multi_account`, with its bets cancelled and its bonuses ended; its money is returned by support. If not, the
 * PINFL is refused; an equal name and birth date alone may be a coincidence, and from one browser it makes the bonuses wait for the
 * identity check.
 */
export function refuseSecondAccount(world: World, player: Account, person: Person, locale: SandboxLanguage): void {
  const { first_name: first, last_name: last, birth_date: birth, document } = person;
  const { accounts, devices } = world.players;
  const values = [document?.number, first, last, birth].map((value) => value ?? null);
  const others = prepare<Account>(world.db, OTHERS).all(player.uid, ...values);
  if (others.some(({ uid }) => isKeptOut(world, uid))) throw closeSecondAccount(world, player, locale);
  const number = document?.number;
  if (number && others.some((other) => (JSON.parse(other.profile) as Person).document?.number === number))
    throw refuseField(locale, 'document', 'pinflTaken');
  if (others.some(({ uid }) => devices.isShared(player.uid, uid))) accounts.update(player.uid, { bonus_hold: 1 });
}
