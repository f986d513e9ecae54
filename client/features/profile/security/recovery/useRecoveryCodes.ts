import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useCodeRefusal } from '#client/entities/code/useCodeRefusal.ts';
import { useCountdown } from '#client/entities/form/useCountdown.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { makeRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';

/** Makes recovery codes: a request, which the platform answers with a code of the second factor, then that code. */
export function useRecoveryCodes() {
  const { call } = useApp();
  const { reload } = useReload();
  const refusalOf = useCodeRefusal();
  const resend = useCountdown();
  const { wait, take } = useRefusals();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState<'ask' | 'confirm' | null>(null);
  const [error, setError] = useState<string>();

  async function make(step: 'ask' | 'confirm', input: { code?: string }): Promise<void> {
    if (busy !== null || wait > 0) return;
    setBusy(step);
    setError(undefined);
    try {
      const made = await call(makeRecoveryCodes, input);
      setCodes(made.codes);
      // The card counts them.
      void reload();
    } catch (failure) {
      const answer = readTwoFactor(failure);
      if (answer?.kind === 'codeNeeded') {
        setAsked(true);
        resend.start(answer.resendSeconds);
      } else {
        take(failure);
        setError(refusalOf(failure));
        if (answer?.kind === 'expiredCode') resend.start(0);
      }
    }
    setBusy(null);
  }

  return {
    /** The new codes, which are known only here; null: not made yet. */
    codes,
    /** The platform has asked for a code. */
    isAsked,
    busy,
    error,
    /** Seconds until another code may be requested. */
    resendWait: Math.max(resend.secondsLeft, wait),
    /** Seconds until another submission is accepted, after too many. */
    wait,
    ask: () => make('ask', {}),
    /** `code` has its full length. */
    confirm: (code: string) => make('confirm', { code }),
  };
}
