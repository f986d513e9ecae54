import { takeOrder } from '#server/edge/cashier/takeOrder.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusCommand } from '#shared/bonus/bonusCommand.ts';
import { findBonusConflict } from '#shared/bonus/findBonusConflict.ts';
import { bonusOrder } from '#shared/orders/bonusOrder.ts';

/** Returns the handler that activates, deactivates or removes a bonus for a player who has confirmed the consequences. */
export const actOnBonus = (act: BonusAct) =>
  takeOrder({
    order: bonusOrder,
    read: ({ fields: { id = '', type = '', agree } }) => {
      if (!bonusCommand(act, type) || id === '') return { error: 'errors.InvalidRequestException' };
      return agree === '1' ? { input: { act, type, id } } : { error: 'bonuses.agreeFirst' };
    },
    problem: ({ type }, bonus, { call }) =>
      type === 'InvalidParameterException' ? findBonusConflict(call, bonus) : null,
  });
