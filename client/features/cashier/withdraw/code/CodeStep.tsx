import { Suspense, useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { canUsePasskeys } from '#client/entities/passkey/canUsePasskeys.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './CodeStep.module.css';
import { type CodeStepProps, useCodeStep } from './useCodeStep.ts';

const PasskeyProof = lateComponent(() => import('./PasskeyProof.tsx'), 'PasskeyProof');

/** The second factor of a withdrawal, in place of the form, whose values are preserved. */
export function CodeStep({ onBack, ...step }: CodeStepProps) {
  const text = useText();
  const { locale } = useApp();
  const id = useId();
  const recovery = useState(false);
  const [isProving, setProving] = useState(false);
  const { hasRecovery, hasPasskey, problem, round, isBusy: isSending, seconds, send, resend } = useCodeStep(step);
  const isBusy = isSending || isProving;
  const { amount, currency } = step.order;
  return (
    <CodeEntry
      key={round}
      className={styles.step}
      aria-labelledby={id}
      name={TWO_FACTOR_FIELD}
      isFocused
      recovery={hasRecovery ? recovery : undefined}
      error={problem === null ? undefined : text(codeProblemIds[problem])}
      isBusy={isBusy}
      onEnter={send}
      before={
        <>
          <h2 id={id}>{text('withdraw.codeTitle')}</h2>
          <p>{text('withdraw.codeText', { sum: formatMoney({ amount, currency }, locale) })}</p>
        </>
      }
    >
      {() => (
        <>
          <div className={styles.actions}>
            <TextButton icon="arrow-left" onClick={onBack} disabled={isBusy}>
              {text('withdraw.codeBack')}
            </TextButton>
            <TextButton onClick={resend} disabled={seconds > 0 || isBusy}>
              {seconds > 0 ? text('auth.resendIn', { time: formatCountdown(seconds) }) : text('auth.resend')}
            </TextButton>
          </div>
          <Button type="submit" kind="primary" size="large" wide glow loading={isSending} disabled={isProving}>
            {text('withdraw.go')}
          </Button>
          {hasPasskey && canUsePasskeys() && (
            <Suspense>
              <PasskeyProof isBusy={isSending} onProving={setProving} onProof={send} />
            </Suspense>
          )}
        </>
      )}
    </CodeEntry>
  );
}
