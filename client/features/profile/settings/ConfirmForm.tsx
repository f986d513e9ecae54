import { type FormEvent, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { CodeField } from '#client/entities/form/CodeField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ConfirmForm.module.css';

interface ConfirmFormProps {
  contact: string;
  onConfirmed: () => void;
}

/** Requests the code of one contact and takes it. Two forms, so that each works without JavaScript. */
export function ConfirmForm({ contact, onConfirmed }: ConfirmFormProps) {
  const text = useText();
  const { locale, stores } = useApp();
  const { reload } = useReload();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { sent, busy, error, clearError, wait, pause, send, confirm } = useContactCode(contact, () => {
    stores.toasts.show('success', text('settings.confirmDone'));
    onConfirmed();
    void reload();
  });

  async function enter(given: string): Promise<void> {
    if (busy || (await confirm(given))) return;
    if (given.length === CODE_LENGTH) setCode('');
    input.current?.focus();
  }

  const formOf = (form: string, submit: () => void) => ({
    method: 'post' as const,
    action: withLocale(paths.profileSettings.build(null, { form }), locale),
    className: styles.form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  });
  const label = text('auth.confirmCode');
  const resend = sent ? text('auth.resend') : text('auth.sendCode');
  return (
    <div className={styles.forms}>
      <form {...formOf('code', () => void send())}>
        <Sender />
        <input type="hidden" name="contact" value={contact} />
        {sent && (
          <p role="status" className={styles.sent}>
            {text('auth.codeSentTo', { contact })}
          </p>
        )}
        <Button type="submit" kind={sent ? 'secondary' : 'primary'} disabled={wait > 0} loading={busy && !code}>
          {wait > 0 ? text('auth.resendIn', { time: formatCountdown(wait) }) : resend}
        </Button>
      </form>
      <form {...formOf('confirm', () => void enter(code))}>
        <Sender />
        <input type="hidden" name="contact" value={contact} />
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
        <Button type="submit" kind={sent ? 'primary' : 'secondary'} loading={busy && code !== ''} disabled={pause > 0}>
          {pause > 0 ? text('auth.wait', { label, time: formatCountdown(pause) }) : label}
        </Button>
      </form>
    </div>
  );
}
