import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Locale } from '#shared/locales.ts';
import type { TournamentCondition } from './TournamentCondition.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** Text of a condition: what is met, or what is missing. */
export function conditionText(condition: TournamentCondition, text: Text, locale: Locale): string {
  const { type, is_done: isDone, level, points, sum, currency, places, free } = condition;
  if (condition.text) return condition.text;
  const state = isDone ? 'met' : 'missing';
  switch (type) {
    case 'level':
      if (!level) break;
      return isDone || !points
        ? text('tournaments.met.level', { level })
        : text('tournaments.missing.level', { level, n: formatNumber(points) });
    case 'deposit':
      return sum && !isDone
        ? text('tournaments.missing.depositSum', { sum: formatMoney(sum, locale) })
        : text(`tournaments.${state}.deposit`);
    case 'verification':
    case 'contact':
    case 'invitation':
      return text(`tournaments.${state}.${type}`);
    case 'currency':
      if (!currency) break;
      return text(`tournaments.${state}.currency`, { currency });
    case 'places':
      if (isDone && free !== undefined)
        return text('tournaments.met.places', { free: formatNumber(free), count: free });
      if (!isDone && places) return text('tournaments.missing.places', { places: formatNumber(places), count: places });
      return text(`tournaments.${state}.somePlaces`);
    case 'other':
  }
  return text(`tournaments.${state}.other`);
}
