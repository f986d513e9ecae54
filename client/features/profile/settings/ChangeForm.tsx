import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { toMs } from '#shared/domain/toMs.ts';
import type { ProfileData } from '../loadProfile.ts';
import { AddEmailForm } from './AddEmailForm.tsx';
import { AddPhoneForm } from './AddPhoneForm.tsx';
import styles from './ConfirmForm.module.css';
import type { ContactChanges } from './ContactChanges.ts';

interface ChangeFormProps {
  contact: ProfileData['contacts'][number];
  changes: ContactChanges;
  phones: PhoneSettings | null;
  onAsked: () => void;
}

/** Asks for the contact that replaces this one, and says before the press what it brings: the wait, and the hold of withdrawals. */
export function ChangeForm({
  contact: { contact, type, is_confirmed: isConfirmed },
  changes,
  phones,
  onAsked,
}: ChangeFormProps) {
  const text = useText();
  const { wait, would_hold: hold } = changes;
  const until = toMs(isConfirmed ? hold.confirmed : hold.unconfirmed);
  const days = Math.round(wait / 86_400);
  return (
    <div className={styles.form}>
      <p className={styles.sent}>
        {isConfirmed ? text('settings.changeWait', { days }) : text('settings.changeAtOnce')}
      </p>
      {until !== null && (
        <p className={styles.hold}>
          <Icon name="clock" />
          <span>{text('settings.changeHold', { time: formatMoment(until) })}</span>
        </p>
      )}
      {type === 'email' ? (
        <AddEmailForm from={contact} onAdded={onAsked} />
      ) : (
        phones && <AddPhoneForm from={contact} phones={phones} onAdded={onAsked} />
      )}
    </div>
  );
}
