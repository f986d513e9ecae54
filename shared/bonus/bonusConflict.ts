import type { Bonus } from '#shared/api/rewards/bonuses.contract.ts';
import type { BonusAct } from './BonusAct.ts';

type Known = Pick<Bonus, 'id' | 'status'>;

/**
 * Why the platform refused an action, derived from the current bonuses of its type: done on another device, expired meanwhile, or
 * another bonus is active. Returns a message id.
 */
export function bonusConflict(act: BonusAct, id: number | string, bonuses: readonly Known[]): BonusConflict {
  const ownBonus = bonuses.find((bonus) => String(bonus.id) === String(id));
  if (!ownBonus) return 'bonuses.gone';
  if (ownBonus.status === 'finished' || ownBonus.status === 'removed') return 'bonuses.alreadyOver';
  if (act === 'activate') {
    if (ownBonus.status === 'active') return 'bonuses.alreadyActive';
    if (bonuses.some(({ status }) => status === 'active')) return 'bonuses.anotherActive';
  }
  if (act === 'deactivate' && ownBonus.status !== 'active') return 'bonuses.alreadyAside';
  return 'bonuses.refused';
}

/** Message id of a reason why an action on a bonus was refused. */
export type BonusConflict =
  | 'bonuses.gone'
  | 'bonuses.alreadyOver'
  | 'bonuses.alreadyActive'
  | 'bonuses.anotherActive'
  | 'bonuses.alreadyAside'
  | 'bonuses.refused';
