import type { Asking } from '#sandbox/platform/answer.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { enter } from './enter.ts';
import { openAccount } from './openAccount.ts';
import { refuseBanned } from './refuseBanned.ts';
import { refusePaused } from './refusePaused.ts';

const SERVICE = 'telegram';

/** Signs a Telegram user in, opening an account if they have none. Missing registration fields are asked for afterwards. */
export function enterFromTelegram(asking: Asking, initData: string | undefined): Account {
  const { world, locale, place } = asking;
  const who = world.players.telegram.enter(initData ?? '');
  if (typeof who === 'string')
    throw new AppError('InvalidParameterException', {
      message: textFor(locale, 'wrongTelegram'),
      code: who.toUpperCase(),
      data: { tg_data: [textFor(locale, 'wrongTelegram')] },
    });
  const subject = String(who.id);
  const account = transaction(world.db, () => {
    const linked = world.players.socials.find(SERVICE, subject);
    const linkedAccount = linked && world.players.accounts.byUid(linked.uid);
    if (linkedAccount) return linkedAccount;
    const opened = openAccount(world, {
      login: `tg${subject}`,
      passwordHash: '',
      locale,
      currency: CURRENCY,
      fakename: who.username,
      contacts: [],
      isComplete: false,
      deviceId: place.deviceId,
      profile: { first_name: who.first_name, last_name: who.last_name ?? null },
    });
    world.players.socials.link(opened.uid, SERVICE, subject, who.username ?? who.first_name);
    return opened;
  });
  refuseBanned(locale, account);
  refusePaused(world, locale, account);
  // This sign-in has no code step: players with a second factor sign in with the password.
  if (account.two_factor === 1)
    throw new AppError('AuthorizationException', { message: textFor(locale, 'passwordNeeded'), code: 'TWO_FACTOR' });
  enter(asking, account);
  return account;
}
