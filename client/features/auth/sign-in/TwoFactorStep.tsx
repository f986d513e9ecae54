import { useState } from 'react';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { codeProblemIds } from '#shared/auth/codeProblem.ts';
import styles from '../AuthForms.module.css';
import type { Login } from './createLogin.ts';
import { KnownPhrase } from './KnownPhrase.tsx';
import type { LoginState } from './loginMachine.ts';

interface TwoFactorStepProps {
  login: Login;
  state: Extract<LoginState, { step: 'code' | 'codeSubmitting' }>;
}

/** Submits on the sixth digit; a refused code leaves an empty, focused field. */
export function TwoFactorStep({ login, state }: TwoFactorStepProps) {
  const text = useText();
  const { secondsLeft, problem, resending, hasRecovery } = state;
  const recovery = useState(false);
  const sending = state.step === 'codeSubmitting';
  return (
    <CodeEntry
      className={styles.form}
      isFocused
      recovery={hasRecovery ? recovery : undefined}
      error={problem ? text(codeProblemIds[problem]) : undefined}
      isBusy={sending}
      onEnter={login.sendCode}
      before={
        <>
          <KnownPhrase login={state.secrets.login} />
          <p className={styles.text}>{text('auth.twoFactorText')}</p>
        </>
      }
    >
      {() => (
        <>
          <div className={styles.codeActions}>
            <TextButton icon="arrow-left" onClick={login.back} disabled={sending}>
              {text('auth.back')}
            </TextButton>
            <TextButton onClick={login.resend} disabled={secondsLeft > 0 || resending || sending}>
              {secondsLeft > 0 ? text('auth.resendIn', { time: formatCountdown(secondsLeft) }) : text('auth.resend')}
            </TextButton>
          </div>
          <div className={styles.action}>
            <Button kind="primary" size="large" wide glow type="submit" loading={sending}>
              {text('auth.confirmCode')}
            </Button>
          </div>
        </>
      )}
    </CodeEntry>
  );
}
