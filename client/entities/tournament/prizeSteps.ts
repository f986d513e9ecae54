import * as z from 'zod/mini';
import { money } from '../../../shared/api/wireTypes.ts';
import type { Leader, Prize, Tournament } from './Tournament.ts';

/** The same prize for a run of places. */
export interface PrizeStep {
  from: number;
  to: number;
  prize: Prize;
}

const told = z.array(z.object({ from: z.number(), to: z.number(), prize: z.union([money, z.string()]) }));

/** What is won, by place: as the operator's description tells (`prizes`), else as the board shows it, which knows it only from the first points on. */
export function prizeSteps(description: Tournament['description'], leaders: readonly Leader[]): PrizeStep[] {
  const parsed = told.safeParse(description['prizes']);
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
