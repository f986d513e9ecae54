import { useApp } from '#client/context/useApp.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ConfirmForm.module.css';
import type { ContactChanges } from './ContactChanges.ts';
import { useContactChange } from './useContactChange.ts';

/** The replacement of a contact that is under way: its code, or when it takes effect; it can be stopped until then. */
export function PendingChange({ change }: { change: NonNullable<ContactChanges['change']> }) {
  const text = useText();
  const { locale } = useApp();
  const { busy, error, wait, confirm, cancel } = useContactChange();
  const due = toMs(change.due_at);
  const named = { from: formatContact(change.from), to: formatContact(change.to) };
  const actionOf = (form: string) => withLocale(paths.profileSettings.build(null, { form }), locale);
  return (
    <div className={styles.forms}>
      <p className={styles.hold}>
        <Icon name={due === null ? 'mail' : 'clock'} />
        <span>
          {due === null
            ? text('settings.changeCode', named)
            : text('settings.changeDue', { ...named, time: formatMoment(due) })}
        </span>
      </p>
      {due === null && (
        <CodeEntry
          method="post"
          action={actionOf('changeCode')}
          className={styles.form}
          error={error}
          isBusy={busy !== null || wait > 0}
          onEnter={(code) => void confirm(code)}
          before={<Sender />}
        >
          {() => (
            <Button type="submit" kind="primary" loading={busy === 'confirm'} disabled={wait > 0}>
              {text('auth.confirmCode')}
            </Button>
          )}
        </CodeEntry>
      )}
      {due !== null && error && <p role="alert">{error}</p>}
      <form
        method="post"
        action={actionOf('changeCancel')}
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <Sender />
        <Button type="submit" size="small" loading={busy === 'cancel'} disabled={busy === 'confirm'}>
          {text('settings.changeCancel')}
        </Button>
      </form>
    </div>
  );
}
