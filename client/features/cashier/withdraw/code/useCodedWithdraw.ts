import { useState } from 'react';
import { readTwoFactor } from '../../../../../shared/auth/twoFactorMarkers.ts';
import type { CodeStepProps } from './useCodeStep.ts';
import { useWithdraw } from '../useWithdraw.ts';

/** Orders withdrawals, and asks for the second factor where the platform does. `step`: what asks for it; null: nothing does. */
export function useCodedWithdraw() {
  const withdraw = useWithdraw();
  const [step, setStep] = useState<CodeStepProps | null>(null);

  /** Resolves when the player has gone back to the form, too; rejects with the refusal. */
  async function order(input: CodeStepProps['order']): Promise<void> {
    try {
      await withdraw(input);
    } catch (error) {
      const asked = readTwoFactor(error);
      if (!asked) throw error;
      const answered = new Promise<void>((onBack, onRefused) =>
        setStep({ order: input, asked, withdraw, onBack, onRefused }),
      );
      await answered.finally(() => setStep(null));
    }
  }

  return { order, step };
}
