import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import type { confirmBudget } from '#shared/api/account/accountBudget.contract.ts';
import type { confirmDepositLimit } from '#shared/api/account/accountLimits.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Returns the handler that confirms a raised limit after its 24 hours; before them the platform refuses it. */
export function confirmRaise(method: typeof confirmBudget | typeof confirmDepositLimit) {
  return async ({ call }: FormPost): Promise<FormOutcome> => {
    try {
      await call(method, {});
    } catch (error) {
      const isEarly = error instanceof AppError && error.type === 'InvalidParameterException';
      if (isEarly) return { error: 'limits.tooEarly' };
      throw error;
    }
    return { step: 'done' };
  };
}
