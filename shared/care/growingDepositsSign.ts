import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';
import type { Sign } from './Sign.ts';

/** Deposits of the week, of the currency that has grown most, over an average week of the player before. */
export function growingDepositsSign({ movements, weekFrom }: Play): Sign | null {
  const { factor, deposits: wanted, weeks: needed } = careRules.growingDeposits;
  const all = movements.filter(({ cause }) => cause === 'deposit');
  const [first] = all;
  const weeks = first ? (weekFrom - first.at) / careRules.week : 0;
  if (weeks < needed || all.filter(({ at }) => at >= weekFrom).length < wanted) return null;
  const sums = new Map<string, { week: number; before: number }>();
  for (const { at, amount } of all) {
    const sum = sums.get(amount.currency) ?? { week: 0, before: 0 };
    sum[at >= weekFrom ? 'week' : 'before'] += amount.amount;
    sums.set(amount.currency, sum);
  }
  const growth = Math.max(
    0,
    ...[...sums.values()].map(({ week, before }) => (before > 0 ? (week * weeks) / before : 0)),
  );
  return growth >= factor ? { kind: 'growingDeposits', factor: growth } : null;
}
