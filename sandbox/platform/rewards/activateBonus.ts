import { AppError } from '../../../shared/errors/AppError.ts';
import type { Id } from '../../../shared/api/wireTypes.ts';
import type { Account } from '../../world/players/accounts.ts';
import type { BonusType } from '../../world/rewards/bonuses.ts';
import type { Asking } from '../answer.ts';
import { moneyText } from '../money/moneyTexts.ts';
import { refuseMoneyField } from '../money/refuseMoneyField.ts';

/** Credits a new bonus to its balance; a gift without a deposit requires a confirmed contact. */
export function activateBonus({ world, locale, player }: Asking & { player: Account }, type: BonusType, id: Id): 1 {
  const { bonuses } = world.money;
  const isGift = bonuses.find(player.uid, type, id)?.kind === 'welcome';
  if (isGift && !world.accounts.contactsOf(player.uid).some((contact) => contact.is_confirmed === 1))
    throw new AppError('UserNeedConfirmContactException', { message: moneyText(locale, 'needContact') });
  const refusal = bonuses.activate(player.uid, type, id);
  if (refusal === 'unknown') throw refuseMoneyField(locale, 'bonus_id', 'unknownBonus');
  if (refusal === 'notWaiting') throw refuseMoneyField(locale, 'bonus_id', 'bonusNotWaiting');
  if (refusal === 'another') throw refuseMoneyField(locale, 'bonus_id', 'anotherBonus');
  return 1;
}
