import { getReturns } from '../../../shared/api/rewards/bonusFacts.contract.ts';
import * as contract from '../../../shared/api/rewards/bonuses.contract.ts';
import { activateBonus } from './activateBonus.ts';
import { gameReturns } from '../../games/gameReturns.ts';
import { answer, type Answer, answerPlayer } from '../answer.ts';
import { bonusOf } from './bonusOf.ts';
import { refuseMoneyField } from '../money/refuseMoneyField.ts';
import { wholeUpTo } from '../account/wholeUpTo.ts';

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
