import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../Security.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRecoveryCodes } from './useRecoveryCodes.ts';

/** Requests a code of the second factor, then takes it and shows the new codes. Two forms, so that each works without JavaScript. */
export function RecoveryForm({ codesLeft: remaining }: { codesLeft: number }) {
  const text = useText();
  const { locale } = useApp();
  const recovery = useState(false);
  const { codes, isAsked, busy, error, resendWait, wait, ask, confirm } = useRecoveryCodes();
  if (codes) return <RecoveryCodes codes={codes} />;

  const actionOf = (form: string) => withLocale(paths.profileSecurity.build(null, { form }), locale);
  const labelled = (label: string, seconds: number) =>
    seconds > 0 ? text('auth.wait', { label, time: formatCountdown(seconds) }) : label;
  const again = resendWait > 0 ? text('auth.resendIn', { time: formatCountdown(resendWait) }) : text('auth.resend');
  return (
    <div className={styles.forms}>
      {remaining > 0 && <p className={styles.note}>{text('security.recoveryEnds')}</p>}
      <form
        noValidate
        method="post"
        action={actionOf('recovery')}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <Sender />
        <Status className={styles.note}>{isAsked && text('security.factorCodeApp')}</Status>
        <Button
          type="submit"
          kind={isAsked ? 'secondary' : 'primary'}
          disabled={resendWait > 0}
          loading={busy === 'ask'}
        >
          {isAsked ? again : labelled(text('security.factorOff'), wait)}
        </Button>
        {!isAsked && error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
      </form>
      {(isAsked || import.meta.env.SSR) && (
        <CodeEntry
          method="post"
          action={actionOf('recoveryCode')}
          isFocused
          recovery={remaining > 0 ? recovery : undefined}
          error={error}
          isBusy={busy !== null}
          onEnter={(code) => void confirm(code)}
          before={<Sender />}
        >
          {() => (
            <Button type="submit" kind="primary" disabled={wait > 0} loading={busy === 'confirm'}>
              {labelled(text('security.recoveryShow'), wait)}
            </Button>
          )}
        </CodeEntry>
      )}
    </div>
  );
}
