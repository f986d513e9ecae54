import type { World } from '#sandbox/createWorld.ts';
import { fromUzs } from '#sandbox/world/money/currency.ts';
import type { Payment } from '#sandbox/world/money/Payment.ts';
import { textFor } from '#sandbox/world/texts.ts';

/** Tells the player, by e-mail and on the site, that a deposit has been paid after it was given up or refused. */
export function noteLateDeposit(
  { players: { accounts }, rewards: { club }, messages: { outbox } }: Pick<World, 'players' | 'rewards' | 'messages'>,
  { id, uid, value }: Pick<Payment, 'id' | 'uid' | 'value'>,
): void {
  const account = accounts.byUid(uid);
  if (!account) return;
  outbox.send(account.login, `${textFor(account.locale, 'depositLate')} ${id}`);
  const amount = fromUzs(value, account.currency);
  club.notify(uid, { key: `deposit:${id}`, trigger: 'deposit', subject: String(id), amount, amount_type: 'money' });
}
