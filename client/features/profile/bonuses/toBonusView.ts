import type { Bonus } from '#shared/api/rewards/bonuses.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import type { BonusView } from './BonusView.ts';

const STATES: Readonly<Record<string, BonusView['state']>> = {
  new: 'offered',
  inactive: 'waiting',
  active: 'active',
  removed: 'removed',
};

/** By sysname. */
type GameNames = Readonly<Record<string, string>>;

/** `now` in milliseconds of the site's clock: an expired bonus is shown as over before the platform reports it. */
export function toBonusView(bonus: Bonus, now: number, names: GameNames = {}): BonusView {
  const { id, type, status, description, amount = null, held = amount, expired_at: expiredAt } = bonus;
  const until = expiredAt ? inMs(expiredAt) : null;
  const state = STATES[status] ?? 'finished';
  return {
    id,
    type: type === 'betting' ? 'betting' : 'casino',
    state: until !== null && until <= now && state !== 'finished' ? 'removed' : state,
    name: description.title || description.name || '',
    text: typeof description['text'] === 'string' ? description['text'] : '',
    amount,
    held,
    wager: bonus.wager && bonus.wager.required > 0 ? wagerOf(bonus.wager, names) : null,
    until,
  };
}

function wagerOf(wager: NonNullable<Bonus['wager']>, names: GameNames): BonusView['wager'] {
  const { currency, max_bet: maxBet, game_types: counted = null, excluded_games: excluded = [], min_odds } = wager;
  const [required, done] = [wager.required, wager.done].map((amount) => toMinor({ amount, currency })) as [
    number,
    number,
  ];
  return {
    required: fromMinor(required, currency),
    done: fromMinor(Math.min(done, required), currency),
    remaining: fromMinor(Math.max(0, required - done), currency),
    maxBet: maxBet === undefined ? null : { amount: maxBet, currency },
    counted,
    excluded: excluded.map((sysname) => ({ sysname, name: names[sysname] ?? sysname })),
    minOdds: min_odds ?? null,
  };
}
