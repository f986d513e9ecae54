import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import { withLocale } from '#shared/locales.ts';
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
  const { sent, busy, error, isChecking, wait, pause, send, confirm } = useContactCode(contact, () => {
    stores.toasts.show('success', text('settings.confirmDone'));
    onConfirmed();
    void reload();
  });

  const actionOf = (form: string) => withLocale(paths.profileSettings.build(null, { form }), locale);
  const label = text('auth.confirmCode');
  const resend = sent ? text('auth.resend') : text('auth.sendCode');
  return (
    <div className={styles.forms}>
      <form
        noValidate
        method="post"
        action={actionOf('code')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Sender />
        <input type="hidden" name="contact" value={contact} />
        <Status className={styles.sent}>{sent && text('auth.codeSentTo', { contact: formatContact(contact) })}</Status>
        <Button type="submit" kind={sent ? 'secondary' : 'primary'} disabled={wait > 0} loading={busy && !isChecking}>
          {wait > 0 ? text('auth.resendIn', { time: formatCountdown(wait) }) : resend}
        </Button>
      </form>
      <CodeEntry
        method="post"
        action={actionOf('confirm')}
        className={styles.form}
        error={error}
        isBusy={busy}
        onEnter={(code) => void confirm(code)}
        before={
          <>
            <Sender />
            <input type="hidden" name="contact" value={contact} />
          </>
        }
      >
        {() => (
          <Button type="submit" kind={sent ? 'primary' : 'secondary'} loading={isChecking} disabled={pause > 0}>
            {pause > 0 ? text('auth.wait', { label, time: formatCountdown(pause) }) : label}
          </Button>
        )}
      </CodeEntry>
    </div>
  );
}
