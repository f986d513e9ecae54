import type { Call } from '#shared/api/call.ts';
import { getBettingBonuses } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import type { BonusAct } from './BonusAct.ts';
import { bonusConflict } from './bonusConflict.ts';

interface Refused {
  act: BonusAct;
  type: string;
  id: number | string;
}

/** Loads the bonuses and returns the message id of why an action was refused. Never rejects. */
export async function findBonusConflict(call: Call, { act, type, id }: Refused): Promise<string> {
  try {
    const { items } =
      type === 'casino' ? await call(getBonuses, { count: 100, offset: 0 }) : await call(getBettingBonuses, {});
    return bonusConflict(act, id, items);
  } catch {
    return 'bonuses.refused';
  }
}
