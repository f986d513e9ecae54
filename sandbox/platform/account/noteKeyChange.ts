import type { Account } from '../../world/players/accounts.ts';
import type { World } from '../../world/createWorld.ts';
import { say, type TextId } from '../texts.ts';

interface KeyChange {
  /** What has changed. */
  key: NonNullable<Account['hold_for']>;
  /** What the e-mail says. */
  text: TextId;
  /** After it: what it is about. */
  about?: string | null;
}

/** Writes to the player, and tells them on the site, that a way in, or where money goes, has changed; whoever changed it cannot take money out for a while. */
export function noteKeyChange(
  {
    accounts,
    clock,
    club,
    outbox,
    withdrawalHold,
  }: Pick<World, 'accounts' | 'clock' | 'club' | 'outbox' | 'withdrawalHold'>,
  { uid, login, locale }: Pick<Account, 'uid' | 'login' | 'locale'>,
  { key, text, about }: KeyChange,
): void {
  accounts.update(uid, { hold_until: clock.seconds() + withdrawalHold, hold_for: key });
  outbox.send(login, about ? `${say(locale, text)} ${about}` : say(locale, text));
  club.warn(uid, key, about ?? '');
}
