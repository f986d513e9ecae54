import { useState } from 'react';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { useWithdraw } from '../useWithdraw.ts';
import type { CodeStepProps } from './useCodeStep.ts';

type Outcome = Awaited<ReturnType<CodeStepProps['withdraw']>>;

/** Orders withdrawals, with the second factor if the platform requires it. `step`: props of that step; null: not required. */
export function useCodedWithdraw() {
  const { withdraw, allowAgain } = useWithdraw();
  const [step, setStep] = useState<CodeStepProps | null>(null);

  /** Resolves to null when the player returns to the form from the step of the code. */
  async function order(input: CodeStepProps['order']): Promise<Outcome | null> {
    const outcome = await withdraw(input);
    const challenge = outcome.kind === 'refused' ? readTwoFactor(outcome.error) : null;
    if (!challenge) return outcome;
    const answered = new Promise<Outcome | null>((onEnd) =>
      setStep({ order: input, challenge, withdraw, onEnd, onBack: () => onEnd(null) }),
    );
    return answered.finally(() => setStep(null));
  }

  return { order, step, allowAgain };
}
