import type { Locale } from '../../shared/locales.ts';
import { bonusKinds, MAX_BONUS_BET } from '../world/bonusKinds.ts';
import type { BonusRow } from '../world/bonuses.ts';
import { CURRENCY, toMoney } from '../world/currency.ts';

/** The wire's bonus. `description.max_bet` in major units, `description.wager` how many times over (SCOPE B7). */
export function bonusOf(row: BonusRow, locale: Locale) {
  const { title, text, wager, type } = bonusKinds[row.kind];
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    description: {
      name: title[locale],
      title: title[locale],
      text: text[locale],
      wager,
      ...(type === 'casino' ? { max_bet: MAX_BONUS_BET / 100 } : {}),
    },
    amount: toMoney(row.amount),
    wager: { required: row.wager_required / 100, done: row.wager_done / 100, currency: CURRENCY },
    expired_at: row.expires_at,
    created_at: row.created_at,
  };
}
