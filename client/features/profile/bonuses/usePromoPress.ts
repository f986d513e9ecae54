import { useState } from 'react';
import { promoRefusal } from '../../../../shared/bonus/promoRefusal.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { presentError } from '../../../../shared/errors/presentError.ts';
import { isUncertain } from '../../../../shared/errors/isUncertain.ts';
import { useRedeemPromo } from '../../../entities/bonus/useRedeemPromo.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';

/** Redeems a code, one press at a time. */
export function usePromoPress() {
  const redeem = useRedeemPromo();
  const { take } = useRefusals();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    /** Message id. */
    problem,
    /** Resolves to whether the code was redeemed. */
    async press(code: string): Promise<boolean> {
      if (isBusy) return false;
      if (code === '') {
        setProblem('validation.required');
        return false;
      }
      setBusy(true);
      setProblem(null);
      try {
        await redeem(code);
        return true;
      } catch (error) {
        take(error);
        setProblem(promoProblem(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

function promoProblem(error: unknown): string {
  if (!(error instanceof AppError) || isUncertain(error.type)) return 'bonuses.unknown';
  const refusal = promoRefusal(error);
  return refusal ? `bonuses.promo.${refusal}` : presentError(error).id;
}
