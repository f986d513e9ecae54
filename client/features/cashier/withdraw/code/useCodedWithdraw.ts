import { useState } from 'react';
import { readTwoFactor } from '../../../../../shared/auth/twoFactorMarkers.ts';
import type { CodeStepProps } from './useCodeStep.ts';
import { useWithdraw } from '../useWithdraw.ts';

/** Orders withdrawals, with the second factor if the platform requires it. `step`: props of that step; null: not required. */
export function useCodedWithdraw() {
  const withdraw = useWithdraw();
  const [step, setStep] = useState<CodeStepProps | null>(null);

  /** Also resolves when the player returns to the form; rejects with the refusal. */
  async function order(input: CodeStepProps['order']): Promise<void> {
    try {
      await withdraw(input);
    } catch (error) {
      const challenge = readTwoFactor(error);
      if (!challenge) throw error;
      const answered = new Promise<void>((onBack, onRefused) =>
        setStep({ order: input, challenge, withdraw, onBack, onRefused }),
      );
      await answered.finally(() => setStep(null));
    }
  }

  return { order, step };
}
