import type { World } from '#sandbox/createWorld.ts';
import { closeSecondAccount } from '#sandbox/platform/access/closing/closeSecondAccount.ts';
import { isKeptOut } from '#sandbox/platform/access/isKeptOut.ts';
import type { Requisites } from '#sandbox/world/money/createRequisitesOf.ts';
import type { PaymentType } from '#sandbox/world/money/Payment.ts';
import type { PayMethodData } from '#sandbox/world/money/payMethods.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { CARD_IN_USE } from '#shared/cashier/cardInUse.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { moneyText } from './moneyTexts.ts';
import { refuseMoneyField } from './refuseMoneyField.ts';

interface Payment {
  player: Account;
  locale: SandboxLanguage;
  type: PaymentType;
  method: PayMethodData;
  requisites: Requisites;
}

/**
 * Refuses a payment with a card that another account used first. With a browser in common too, and that account on a break, banned or
 * closed, this one is its owner's second account and is closed.
 */
export function refuseCardOfOther(world: World, { player, locale, type, method, requisites }: Payment): void {
  if (method.requisite !== 'card') return;
  const { accounts, devices } = world.players;
  const others = world.money.payments
    .earlierAt(player.uid, [requisites.place, ...(requisites.elsewhere ?? [])])
    .filter((uid) => accounts.byUid(uid)?.ban_type !== 'multi_account');
  if (others.length === 0) return;
  if (others.some((uid) => isKeptOut(world, uid) && devices.isShared(player.uid, uid)))
    throw closeSecondAccount(world, player, locale);
  if (type === 'deposit') {
    const { message, data } = refuseMoneyField(locale, 'card', 'cardOfOther');
    throw new AppError('InvalidParameterException', { message, code: CARD_IN_USE, data });
  }
  throw new AppError('WithdrawalDeclinedException', {
    message: moneyText(locale, 'payoutToOther'),
    data: { reason: 'multi_account' },
  });
}
