import type { OutputOf } from '#shared/api/method.ts';
import type { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';

type Bonus = OutputOf<typeof getBonuses>['items'][number];

/** Wagering of an active bonus, in major units; `until` in milliseconds. null: no active bonus, or no wagering. */
export interface Wager {
  name: string;
  required: number;
  done: number;
  currency: string;
  until: number | null;
}

export function wagerOf(bonus: Bonus | undefined): Wager | null {
  if (bonus?.status !== 'active' || !bonus.wager) return null;
  const { required, done, currency } = bonus.wager;
  const name = bonus.description.title ?? bonus.description.name ?? '';
  return { name, required, done, currency, until: bonus.expired_at ? inMs(bonus.expired_at) : null };
}
