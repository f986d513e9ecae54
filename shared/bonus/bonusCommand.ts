import { activateBettingBonus, removeBettingBonus } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { activateBonus, deactivateBonus, removeBonus } from '#shared/api/rewards/bonuses.contract.ts';
import type { BonusAct } from './BonusAct.ts';

const commands = {
  casino: { activate: activateBonus, deactivate: deactivateBonus, remove: removeBonus },
  betting: { activate: activateBettingBonus, deactivate: null, remove: removeBettingBonus },
} as const;

/** The method for an action on a bonus of a type; null: none, since a betting bonus cannot be deactivated. */
export function bonusCommand(act: BonusAct, type: string) {
  return type === 'casino' || type === 'betting' ? commands[type][act] : null;
}
