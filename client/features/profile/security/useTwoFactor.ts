import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useCodeRefusal } from '#client/entities/code/useCodeRefusal.ts';
import { useCountdown } from '#client/entities/form/useCountdown.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { refreshAccount } from '#client/entities/player/refreshAccount.ts';
import { changeTwoFactorAuth, confirmTwoFactorAuth } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';

const RESEND_SECONDS = 60;

/** Switches the second factor: a request, then a code that confirms it. Calls `onDone` when it has switched. */
export function useTwoFactor(enable: '1' | '0', onDone: () => void) {
  const { call, stores } = useApp();
  const refusalOf = useCodeRefusal();
  const resend = useCountdown();
  const { wait, take } = useRefusals();
  const [challenge, setChallenge] = useState<OutputOf<typeof changeTwoFactorAuth> | null>(null);
  const [busy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();

  async function finish(): Promise<void> {
    // The platform knows whether it is on; the old state is shown until then.
    await refreshAccount({ call, stores }).catch(() => undefined);
    onDone();
  }

  async function run(step: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    await step().catch((failure: unknown) => {
      take(failure);
      setError(refusalOf(failure));
      if (readTwoFactor(failure)?.kind === 'expiredCode') resend.start(0);
    });
    setBusy(false);
  }

  return {
    /** The platform's answer to the request; null before. */
    challenge,
    busy,
    error,
    /** The code is being checked. */
    isChecking: busy && isChecking,
    /** Seconds until another code may be requested. */
    resendWait: Math.max(resend.secondsLeft, wait),
    /** Seconds until another submission is accepted, after too many. */
    wait,
    ask: () =>
      run(async () => {
        const answer = await call(changeTwoFactorAuth, { enable });
        if (!answer.need_confirm) return finish();
        resend.start(answer.resend_time ?? RESEND_SECONDS);
        setChallenge(answer);
      }),
    /** `code` has its full length. */
    async confirm(code: string): Promise<void> {
      if (wait > 0) return;
      setChecking(true);
      await run(async () => {
        requireOne(await call(confirmTwoFactorAuth, { code }));
        await finish();
      });
      setChecking(false);
    },
  };
}
