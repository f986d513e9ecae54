import { useEffect, useRef, useState } from 'react';
import { CodeField } from '#client/entities/form/CodeField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import styles from '../AuthForms.module.css';
import type { Login } from './createLogin.ts';
import { KnownPhrase } from './KnownPhrase.tsx';
import type { LoginState } from './loginMachine.ts';

const PROBLEMS = {
  wrongCode: 'profile.smsCodeError',
  malformedCode: 'validation.code',
  expiredCode: 'auth.codeExpired',
} as const;

interface TwoFactorStepProps {
  login: Login;
  state: Extract<LoginState, { step: 'code' | 'codeSubmitting' }>;
}

/** Submits on the sixth digit; a refused code leaves an empty, focused field. */
export function TwoFactorStep({ login, state }: TwoFactorStepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { attempt, secondsLeft, problem, resending } = state;
  const sending = state.step === 'codeSubmitting';

  useEffect(() => {
    setCode('');
    input.current?.focus();
  }, [attempt]);

  const refusal = problem && !code ? text(PROBLEMS[problem]) : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const lacks = code.length < CODE_LENGTH;
        setShort(lacks);
        if (lacks) input.current?.focus();
        else login.sendCode(code);
      }}
    >
      <KnownPhrase login={state.secrets.login} />
      <p className={styles.text}>{text('auth.twoFactorText')}</p>
      <CodeField
        ref={input}
        value={code}
        error={isShort ? text('validation.code') : refusal}
        onChange={(next) => {
          setShort(false);
          setCode(next);
        }}
        onComplete={login.sendCode}
        isBusy={sending}
      />
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
    </form>
  );
}
