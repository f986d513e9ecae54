import { formatMoment } from '#client/lib/formatMoment.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusLoss } from '#shared/bonus/bonusLoss.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import type { Locale } from '#shared/locales.ts';
import type { BonusView } from '../BonusView.ts';

interface ConsequencesOptions {
  /** The whole bonus balance of the bonus's type; null if unknown. */
  balance: Money | null;
  locale: Locale;
  text: (id: string, values?: Record<string, string>) => string;
}

/** Sentences on what an act does to the player's money, with current sums. */
export function consequences(
  act: BonusAct,
  bonus: BonusView,
  { balance, locale, text }: ConsequencesOptions,
): string[] {
  const format = (id: string, sum: Money) => text(`bonuses.${id}`, { sum: formatMoney(sum, locale) });
  const { wager, held, amount, until, state, type } = bonus;
  if (act === 'activate')
    return [
      ...(held ? [format('credited', held)] : []),
      ...(wager ? [format('wagerRequired', wager.required)] : []),
      ...(until === null ? [] : [text('bonuses.lastsUntil', { time: formatMoment(until) })]),
      text(`bonuses.staked.${type}`),
    ];
  const isActive = state === 'active';
  const effects =
    amount && held && (!isActive || balance) ? { isActive, amount, held, balance: balance ?? held } : null;
  const sums = effects && bonusLoss(act, effects);
  const isDropped = sums !== null && sums.remaining.amount === 0;
  const ends = act === 'remove' ? 'endsForGood' : isDropped ? 'endsEmpty' : null;
  return [
    ...(sums ? (sums.lost.amount > 0 ? [format(`loses.${act}`, sums.lost)] : []) : [text('bonuses.losesUnknown')]),
    ...(act === 'deactivate' && sums && !isDropped ? [format('retained', sums.remaining)] : []),
    ...(isActive && wager && wager.done.amount > 0 ? [format('losesProgress', wager.done)] : []),
    ...(isActive && type === 'casino' ? [text('bonuses.losesSpins')] : []),
    ...(ends ? [text(`bonuses.${ends}`)] : []),
    text('bonuses.ownStays'),
  ];
}
