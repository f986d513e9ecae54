import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import styles from '../AuthForms.module.css';

/** Confirms the player's e-mail address (E12). */
export function ConfirmEmailDialog({ params: { contact }, close }: RegisteredDialogProps<'confirmEmail'>) {
  const text = useText();
  const toasts = useStore('toasts');
  const { sent, busy, error, wait, pause, send, confirm } = useContactCode(contact, () => {
    toasts.show('success', text('auth.confirmed'));
    close('confirmed');
  });

  const label = text(sent ? 'auth.confirmCode' : 'auth.sendCode');
  const buttons = (
    <>
      <Button kind="primary" size="large" wide glow type="submit" loading={busy} disabled={pause > 0}>
        {pause > 0 ? text('auth.wait', { label, time: formatCountdown(pause) }) : label}
      </Button>
      <Button kind="ghost" wide onClick={() => close()}>
        {text('auth.later')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => close()} closeLabel={text('auth.close')} title={text('auth.confirmEmail')}>
      {sent ? (
        <CodeEntry
          className={styles.form}
          isFocused
          error={error}
          isBusy={busy}
          onEnter={(code) => void confirm(code)}
          before={<p className={styles.text}>{text('auth.codeSentTo', { contact })}</p>}
        >
          {() => (
            <>
              <TextButton className={styles.forgot} disabled={wait > 0} onClick={() => void send()}>
                {wait > 0 ? text('auth.resendIn', { time: formatCountdown(wait) }) : text('auth.resend')}
              </TextButton>
              {buttons}
            </>
          )}
        </CodeEntry>
      ) : (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className={styles.text}>{text('auth.confirmEmailText', { contact })}</p>
          {error && (
            <p role="alert" className={styles.problem}>
              {error}
            </p>
          )}
          {buttons}
        </form>
      )}
    </Dialog>
  );
}
