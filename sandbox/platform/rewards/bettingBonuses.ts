import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import * as contract from '#shared/api/rewards/bettingBonuses.contract.ts';
import { activateBonus } from './activateBonus.ts';
import { bonusOf } from './bonusOf.ts';

export const bettingBonuses: Answer[] = [
  answerPlayer(contract.getBettingBonuses, ({ status }, { world, player, locale }) => {
    const items = world.money.bonuses.list(player.uid, 'betting', status?.split(','));
    return { items: items.map((row) => bonusOf(row, player.currency, locale)), total: items.length };
  }),

  answerPlayer(contract.activateBettingBonus, ({ bonus_id }, asking) => activateBonus(asking, 'betting', bonus_id)),

  answerPlayer(contract.removeBettingBonus, ({ bonus_id }, { world, player, locale }) => {
    if (!world.money.bonuses.remove(player.uid, 'betting', bonus_id))
      throw refuseMoneyField(locale, 'bonus_id', 'unknownBonus');
    return 1;
  }),
];
