import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { changeTwoFactorAuth } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { HoldBefore } from './HoldBefore.tsx';
import styles from './Security.module.css';
import { useTwoFactor } from './useTwoFactor.ts';

interface TwoFactorFormProps {
  isOn: boolean;
  hasRecovery: boolean;
  onDone: () => void;
}

/** Requests the change, then takes the code that confirms it. Two forms, so that each works without JavaScript. */
export function TwoFactorForm({ isOn, hasRecovery, onDone }: TwoFactorFormProps) {
  const text = useText();
  const recovery = useState(false);
  const { locale } = useApp();
  const enable = isOn ? '0' : '1';
  const { challenge, busy, error, isChecking, resendWait, wait, ask, confirm } = useTwoFactor(enable, onDone);

  const actionOf = (form: string) => withLocale(paths.profileSecurity.build(null, { form }), locale);
  const first = text(isOn ? 'security.factorOff' : 'security.factorOn');
  const again = resendWait > 0 ? text('auth.resendIn', { time: formatCountdown(resendWait) }) : text('auth.resend');
  const confirmLabel = text('auth.confirmCode');
  return (
    <div className={styles.forms}>
      {challenge?.secret && <AuthenticatorKey secret={challenge.secret} address={challenge.otpauth_url} />}
      <form
        noValidate
        method="post"
        action={actionOf('factor')}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Sender />
        <input type="hidden" name="enable" value={enable} />
        <HoldBefore change="second_factor" />
        <Status className={styles.note}>{challenge && text(factorHint(challenge))}</Status>
        <Button
          type="submit"
          kind={challenge ? 'secondary' : 'primary'}
          disabled={resendWait > 0}
          loading={busy && !isChecking}
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
        <CodeEntry
          method="post"
          action={actionOf('factorCode')}
          error={error}
          isBusy={busy}
          recovery={hasRecovery ? recovery : undefined}
          onEnter={(code) => void confirm(code)}
          before={<Sender />}
        >
          {() => (
            <Button type="submit" kind="primary" disabled={wait > 0} loading={isChecking}>
              {wait > 0 ? text('auth.wait', { label: confirmLabel, time: formatCountdown(wait) }) : confirmLabel}
            </Button>
          )}
        </CodeEntry>
      )}
    </div>
  );
}

/** Where the code is: said by what was sent, because a message to an unconfirmed contact is not. */
function factorHint({ secret, is_sent: isSent }: OutputOf<typeof changeTwoFactorAuth>): string {
  if (isSent === false) return 'security.factorCodeOnlyApp';
  return secret ? 'security.factorCodeApp' : 'security.factorCode';
}
