import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { type TextId, textFor } from '#sandbox/world/texts.ts';

interface KeyChange {
  /** The changed key. */
  key: NonNullable<Account['hold_for']>;
  /** The text of the e-mail. */
  text: TextId;
  /** Appended to the text, e.g. masked requisites. */
  about?: string | null;
  /** When the change takes effect, Unix seconds, if not now: the hold lasts from then. */
  from?: number;
  /** The change does not hold withdrawals: it makes the account safer, from a device that is known. */
  isSafe?: boolean;
}

/** Notifies the player, by e-mail and on the site, that credentials or requisites have changed, and holds withdrawals for a while. */
export function noteKeyChange(
  {
    players: { accounts },
    clock,
    rewards: { club },
    messages: { outbox },
    cashier: { withdrawalHold },
  }: Pick<World, 'players' | 'clock' | 'rewards' | 'messages' | 'cashier'>,
  { uid, login, locale }: Pick<Account, 'uid' | 'login' | 'locale'>,
  { key, text, about, from = clock.seconds(), isSafe = false }: KeyChange,
): void {
  const until = from + withdrawalHold;
  // A hold that lasts longer stays.
  if (!isSafe && withdrawalHold > 0 && until >= (accounts.byUid(uid)?.hold_until ?? 0))
    accounts.update(uid, { hold_until: until, hold_for: key });
  outbox.send(login, about ? `${textFor(locale, text)} ${about}` : textFor(locale, text));
  club.warn(uid, key, about ?? '');
}
