import { requireOne } from '../../../../shared/api/requireOne.ts';
import { useState } from 'react';
import { changeTwoFactorAuth, confirmTwoFactorAuth, getInfo } from '../../../../shared/api/account/account.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import { readTwoFactor } from '../../../../shared/auth/twoFactorMarkers.ts';
import { CODE_LENGTH } from '../../../../shared/rules/fields/codeRule.ts';
import { useApp } from '../../../context/useApp.ts';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import { useCountdown } from '../../../entities/form/useCountdown.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';
import { twoFactorProblem } from './twoFactorProblem.ts';

const RESEND_SECONDS = 60;

/** Switches the second factor on or off: it is asked for, then proved by a code. `onDone` once it is so. */
export function useTwoFactor(enable: '1' | '0', onDone: () => void) {
  const text = useText();
  const { call, stores } = useApp();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const resend = useCountdown();
  const { wait, take } = useRefusals();
  const [asked, setAsked] = useState<OutputOf<typeof changeTwoFactorAuth> | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function finish(): Promise<void> {
    // Whether it is on says the platform; the old state stands until then.
    await call(getInfo, {}).then(
      (info) => stores.session.signedIn(info),
      () => undefined,
    );
    onDone();
  }

  async function run(step: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    await step().catch((failure: unknown) => {
      take(failure);
      const problem = twoFactorProblem(failure);
      setError(problem ? text(problem) : formatRefusal(failure));
      if (readTwoFactor(failure)?.kind === 'expiredCode') resend.start(0);
    });
    setBusy(false);
  }

  return {
    /** What the platform has said to the wish; null before. */
    asked,
    busy,
    error,
    clearError: () => setError(undefined),
    /** Seconds until a code may be asked for again. */
    resendWait: Math.max(resend.left, wait),
    /** Seconds until anything may be sent again: it was too often. */
    wait,
    ask: () =>
      run(async () => {
        const answer = await call(changeTwoFactorAuth, { enable });
        if (!answer.need_confirm) return finish();
        resend.start(answer.resend_time ?? RESEND_SECONDS);
        setAsked(answer);
      }),
    confirm: (code: string) =>
      run(async () => {
        if (code.length < CODE_LENGTH) return setError(text('validation.code'));
        requireOne(await call(confirmTwoFactorAuth, { code }));
        await finish();
      }),
  };
}
