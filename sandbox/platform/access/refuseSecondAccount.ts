import type { World } from '#sandbox/createWorld.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

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
 * PINFL is refused; an equal name and birth date alone may be a coincidence.
 */
export function refuseSecondAccount(world: World, player: Account, person: Person, locale: SandboxLanguage): void {
  const { first_name: first, last_name: last, birth_date: birth, document } = person;
  const values = [document?.number, first, last, birth].map((value) => value ?? null);
  const others = prepare<Account>(world.db, OTHERS).all(player.uid, ...values);
  const isKept = ({ uid, ban_type: ban, closed_for: closed }: Account) =>
    ban !== null || closed !== null || world.players.pauses.of(uid) !== undefined;
  if (others.some(isKept)) {
    world.tables.bettingDesk.cancelOpen(player.uid);
    world.tables.minesTable.cancelOpen(player.uid);
    for (const type of ['casino', 'betting'] as const)
      for (const { id } of world.money.bonuses.list(player.uid, type, ['new', 'active', 'inactive']))
        world.money.bonuses.remove(player.uid, type, id);
    world.players.accounts.update(player.uid, { ban_type: 'multi_account' });
    world.messages.outbox.send(player.login, textFor(player.locale, 'secondAccount'));
    throw new AppError('UserBannedException', {
      message: textFor(locale, 'banned'),
      data: { ban_type: 'multi_account' },
    });
  }
  const number = document?.number;
  if (number && others.some((other) => (JSON.parse(other.profile) as Person).document?.number === number))
    throw refuseField(locale, 'document', 'pinflTaken');
}
