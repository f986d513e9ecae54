import { useRef, useState } from 'react';
import { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { CodeField } from '#client/entities/form/CodeField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import styles from '../AuthForms.module.css';

/** Confirms the player's e-mail address (E12). */
export function ConfirmEmailDialog({ params: { contact }, close }: RegisteredDialogProps<'confirmEmail'>) {
  const text = useText();
  const toasts = useStore('toasts');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { sent, busy, error, clearError, wait, pause, send, confirm } = useContactCode(contact, () => {
    toasts.show('success', text('auth.confirmed'));
    close('confirmed');
  });

  async function enter(given: string): Promise<void> {
    if (busy || (await confirm(given))) return;
    if (given.length === CODE_LENGTH) setCode('');
    input.current?.focus();
  }

  const label = text(sent ? 'auth.confirmCode' : 'auth.sendCode');
  return (
    <Dialog open onClose={() => close()} closeLabel={text('auth.close')} title={text('auth.confirmEmail')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void (sent ? enter(code) : send());
        }}
      >
        <p className={styles.text}>{text(sent ? 'auth.codeSentTo' : 'auth.confirmEmailText', { contact })}</p>
        {!sent && error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
        {sent && (
          <>
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
            <TextButton className={styles.forgot} disabled={wait > 0} onClick={() => void send()}>
              {wait > 0 ? text('auth.resendIn', { time: formatCountdown(wait) }) : text('auth.resend')}
            </TextButton>
          </>
        )}
        <Button kind="primary" size="large" wide glow type="submit" loading={busy} disabled={pause > 0}>
          {pause > 0 ? text('auth.wait', { label, time: formatCountdown(pause) }) : label}
        </Button>
        <Button kind="ghost" wide onClick={() => close()}>
          {text('auth.later')}
        </Button>
      </form>
    </Dialog>
  );
}
