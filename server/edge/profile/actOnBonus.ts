import { requireOne } from '../../../shared/api/requireOne.ts';
import type { BonusAct } from '../../../shared/bonus/BonusAct.ts';
import { bonusCommand } from '../../../shared/bonus/bonusCommand.ts';
import { findBonusConflict } from '../../../shared/bonus/findBonusConflict.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../shared/errors/isUncertain.ts';
import { orderKeyOf } from '../cashier/orderKeyOf.ts';
import type { FormOutcome, FormPost } from '../forms/FormPost.ts';

/**
 * Returns the handler that activates, deactivates or removes a bonus for a player who has confirmed the consequences. Rethrows refusals
 * that are not about the bonus.
 */
export function actOnBonus(act: BonusAct) {
  return async ({ fields, call }: FormPost): Promise<FormOutcome> => {
    const { id = '', type = '', agree } = fields;
    const command = bonusCommand(act, type);
    if (!command || id === '') return { error: 'errors.InvalidRequestException' };
    if (agree !== '1') return { error: 'bonuses.agreeFirst' };
    try {
      requireOne(await call(command, { bonus_id: id }, orderKeyOf(fields, { act, type, id })));
      return { step: 'done' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isUncertain(error.type)) return { error: 'bonuses.unknown' };
      if (error.type !== 'InvalidParameterException') throw error;
      return { error: await findBonusConflict(call, { act, type, id }) };
    }
  };
}
