import * as z from 'zod/mini';
import { money } from '#shared/api/wireTypes.ts';
import type { Leader, Prize, Tournament } from './Tournament.ts';

/** Consecutive places with the same prize. */
export interface PrizeStep {
  from: number;
  to: number;
  prize: Prize;
}

const prizeTable = z.array(z.object({ from: z.number(), to: z.number(), prize: z.union([money, z.string()]) }));

/** Prizes by place: from the operator's `description.prizes`, else from the leaderboard, which is empty before the first points. */
export function prizeSteps(description: Tournament['description'], leaders: readonly Leader[]): PrizeStep[] {
  const parsed = prizeTable.safeParse(description['prizes']);
  if (parsed.success && parsed.data.length > 0) return parsed.data;
  const steps: PrizeStep[] = [];
  for (const { place, prize } of leaders.toSorted((one, other) => one.place - other.place)) {
    if (prize === undefined) continue;
    const last = steps.at(-1);
    if (last && last.to === place - 1 && isSamePrize(last.prize, prize)) last.to = place;
    else if (!last || last.to < place) steps.push({ from: place, to: place, prize });
  }
  return steps;
}

export function isSamePrize(one: Prize | undefined, other: Prize | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object')
    return one.amount === other.amount && one.currency === other.currency;
  return one === other;
}
