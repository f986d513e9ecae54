import { useState } from 'react';
import { useRedeemPromo } from '#client/entities/bonus/useRedeemPromo.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import type { PromoCondition } from '#shared/bonus/promoCondition.ts';
import { promoProblem } from '#shared/bonus/promoProblem.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { type Refusal, readRefusal } from '#shared/forms/readRefusal.ts';

/** Redeems a code, one press at a time. */
export function usePromoPress() {
  const { redeem, allowAgain } = useRedeemPromo();
  const { take } = useRefusals();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [condition, setCondition] = useState<PromoCondition | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  return {
    isBusy,
    /** Why the code was refused. */
    problem,
    /** What the refused code asks for; null: the message says all. */
    condition,
    /** The outcome of the last press is unknown. */
    isUnknown,
    /** The next press redeems anew, although the outcome is unknown. */
    allowAgain,
    /** Resolves to whether the code was redeemed. */
    async press(code: string): Promise<boolean> {
      if (isBusy) return false;
      if (code === '') {
        setProblem({ messageId: 'validation.required', kind: null });
        return false;
      }
      setBusy(true);
      setProblem(null);
      setUnknown(false);
      const outcome = await redeem(code);
      setBusy(false);
      setUnknown(outcome.kind === 'unknown');
      if (outcome.kind === 'refused') {
        const { error } = outcome;
        take(error);
        const { kind = null, condition: unmet = null } = promoProblem(error) ?? {};
        setCondition(unmet);
        setProblem(readRefusal(kind, ['bonuses']) ?? { messageId: presentError(error).id, kind: error.type });
      }
      return outcome.kind === 'done';
    },
  };
}
