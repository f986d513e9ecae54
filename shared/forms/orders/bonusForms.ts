import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusCommand } from '#shared/bonus/bonusCommand.ts';
import { findBonusConflict } from '#shared/bonus/findBonusConflict.ts';
import { bonusOrder } from '#shared/orders/bonusOrder.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

type BonusForm = OrderForm<Parameters<typeof bonusOrder.describe>[0], number>;

const formOf = (act: BonusAct) =>
  ({
    ...orderAddresses[act],
    order: bonusOrder,
    read: ({ id = '', type = '', agree }) => {
      if (!bonusCommand(act, type) || id === '') return { error: 'errors.InvalidRequestException' };
      return agree === '1' ? { input: { act, type, id } } : { error: 'bonuses.agreeFirst' };
    },
    problem: async ({ type }, bonus, { call }) =>
      type === 'InvalidParameterException' ? { error: await findBonusConflict(call, bonus) } : null,
  }) satisfies BonusForm;

/** Activates, deactivates or removes a bonus, for a player who has confirmed the consequences. */
export const bonusForms = { activate: formOf('activate'), deactivate: formOf('deactivate'), remove: formOf('remove') };
