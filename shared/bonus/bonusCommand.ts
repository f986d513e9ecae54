import { activateBettingBonus, removeBettingBonus } from '../api/rewards/bettingBonuses.contract.ts';
import { activateBonus, deactivateBonus, removeBonus } from '../api/rewards/bonuses.contract.ts';
import type { BonusAct } from './BonusAct.ts';

const commands = {
  casino: { activate: activateBonus, deactivate: deactivateBonus, remove: removeBonus },
  betting: { activate: activateBettingBonus, deactivate: null, remove: removeBettingBonus },
} as const;

/** The method that does it to a bonus of that type; null: there is none, a betting bonus cannot be put aside. */
export function bonusCommand(act: BonusAct, type: string) {
  return type === 'casino' || type === 'betting' ? commands[type][act] : null;
}
