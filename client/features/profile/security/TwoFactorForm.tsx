import { type FormEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { CodeField } from '#client/entities/form/CodeField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { paths } from '#shared/url/paths.ts';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import styles from './Security.module.css';
import { useTwoFactor } from './useTwoFactor.ts';

interface TwoFactorFormProps {
  isOn: boolean;
  onDone: () => void;
}

/** Requests the change, then takes the code that confirms it. Two forms, so that each works without JavaScript. */
export function TwoFactorForm({ isOn, onDone }: TwoFactorFormProps) {
  const text = useText();
  const { locale } = useApp();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const enable = isOn ? '0' : '1';
  const { challenge, busy, error, clearError, resendWait, wait, ask, confirm } = useTwoFactor(enable, onDone);

  async function enter(given: string): Promise<void> {
    if (busy || wait > 0) return;
    await confirm(given);
    // Refused, or the form has gone.
    if (given.length === CODE_LENGTH) setCode('');
    input.current?.focus();
  }

  const formOf = (form: string, submit: () => void) => ({
    method: 'post' as const,
    action: withLocale(paths.profileSecurity.build(null, { form }), locale),
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  });
  const first = text(isOn ? 'security.factorOff' : 'security.factorOn');
  const again = resendWait > 0 ? text('auth.resendIn', { time: formatCountdown(resendWait) }) : text('auth.resend');
  const confirmLabel = text('auth.confirmCode');
  return (
    <div className={styles.forms}>
      {challenge?.secret && <AuthenticatorKey secret={challenge.secret} address={challenge.otpauth_url} />}
      <form {...formOf('factor', () => void ask())}>
        <Sender />
        <input type="hidden" name="enable" value={enable} />
        {challenge && (
          <p role="status" className={styles.note}>
            {text(challenge.secret ? 'security.factorCodeApp' : 'security.factorCode')}
          </p>
        )}
        <Button
          type="submit"
          kind={challenge ? 'secondary' : 'primary'}
          disabled={resendWait > 0}
          loading={busy && !code}
        >
          {challenge ? again : wait > 0 ? text('auth.wait', { label: first, time: formatCountdown(wait) }) : first}
        </Button>
        {!challenge && error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
      </form>
      {(challenge || import.meta.env.SSR) && (
        <form {...formOf('factorCode', () => void enter(code))}>
          <Sender />
          <CodeField
            ref={input}
            value={code}
            error={error}
            onChange={(next) => {
              clearError();
              setCode(next);
            }}
            onComplete={(given) => void enter(given)}
            isBusy={busy}
          />
          <Button type="submit" kind="primary" disabled={wait > 0} loading={busy && code !== ''}>
            {wait > 0 ? text('auth.wait', { label: confirmLabel, time: formatCountdown(wait) }) : confirmLabel}
          </Button>
        </form>
      )}
    </div>
  );
}
