import { WAGER_ODDS } from '#sandbox/games/betting/bettingDesk.ts';
import { fromUzs, toMoney } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { BonusRow } from '#sandbox/world/rewards/bonuses.ts';
import { bonusKinds, MAX_BONUS_BET } from '#sandbox/world/rewards/bonusKinds.ts';

/** A bonus in wire form. `description.max_bet` is in major units, `description.wager` is a multiplier. */
export function bonusOf(row: BonusRow, currency: string, locale: SandboxLanguage) {
  const { title, text, wager, type } = bonusKinds[row.kind];
  const maxBet = fromUzs(MAX_BONUS_BET, currency) / 100;
  const counted =
    type === 'casino'
      ? { max_bet: maxBet, game_types: ['slot' as const] }
      : { max_bet: maxBet, game_types: ['betting' as const], min_odds: WAGER_ODDS / 1000 };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    description: {
      name: title[locale],
      title: title[locale],
      text: text[locale],
      wager,
      ...(type === 'casino' ? { max_bet: maxBet } : {}),
    },
    amount: toMoney(row.amount, currency),
    held: toMoney(row.held, currency),
    wager: { required: row.wager_required / 100, done: row.wager_done / 100, currency, ...counted },
    expired_at: row.expires_at,
    created_at: row.created_at,
  };
}
