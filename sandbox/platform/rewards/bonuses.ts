import { gameReturns } from '#sandbox/games/gameReturns.ts';
import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import * as contract from '#shared/api/rewards/bonuses.contract.ts';
import { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';
import { activateBonus } from './activateBonus.ts';
import { bonusOf } from './bonusOf.ts';

const COUNT_MAX = 100;

export const bonuses: Answer[] = [
  answer(getReturns, () => ({ items: gameReturns })),

  answerPlayer(contract.getBonuses, ({ offset, count, status }, { world, player, locale }) => {
    const all = world.money.bonuses.list(player.uid, 'casino', status?.split(','));
    const start = wholeUpTo(offset);
    const items = all.slice(start, start + wholeUpTo(count, COUNT_MAX));
    return { items: items.map((row) => bonusOf(row, player.currency, locale)), total: all.length };
  }),

  answerPlayer(contract.activateBonus, ({ bonus_id }, asking) => activateBonus(asking, 'casino', bonus_id)),

  answerPlayer(contract.deactivateBonus, ({ bonus_id }, { world, player, locale }) => {
    if (!world.money.bonuses.deactivate(player.uid, bonus_id))
      throw refuseMoneyField(locale, 'bonus_id', 'bonusNotActive');
    return 1;
  }),

  answerPlayer(contract.removeBonus, ({ bonus_id }, { world, player, locale }) => {
    if (!world.money.bonuses.remove(player.uid, 'casino', bonus_id))
      throw refuseMoneyField(locale, 'bonus_id', 'unknownBonus');
    return 1;
  }),
];
