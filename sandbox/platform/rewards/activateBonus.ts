import type { Asking } from '#sandbox/platform/answer.ts';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { BonusType } from '#sandbox/world/rewards/bonuses.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Credits a new bonus to its balance; a gift without a deposit requires a confirmed contact. */
export function activateBonus({ world, locale, player }: Asking & { player: Account }, type: BonusType, id: Id): 1 {
  const { bonuses } = world.money;
  const isGift = bonuses.find(player.uid, type, id)?.kind === 'welcome';
  if (isGift && !world.players.accounts.contactsOf(player.uid).some((contact) => contact.is_confirmed === 1))
    throw new AppError('UserNeedConfirmContactException', { message: moneyText(locale, 'needContact') });
  const refusal = bonuses.activate(player.uid, type, id);
  if (refusal === 'unknown') throw refuseMoneyField(locale, 'bonus_id', 'unknownBonus');
  if (refusal === 'notWaiting') throw refuseMoneyField(locale, 'bonus_id', 'bonusNotWaiting');
  if (refusal === 'another') throw refuseMoneyField(locale, 'bonus_id', 'anotherBonus');
  if (refusal === 'identity') throw refuseMoneyField(locale, 'bonus_id', 'bonusIdentity');
  return 1;
}
