import { type ComponentProps, type ComponentType, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { ProfileData } from '../loadProfile.ts';
import type { PlainFormOutcome } from '../../../entities/form/readFormOutcome.ts';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { OutcomeNote } from '../../../entities/form/OutcomeNote.tsx';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import styles from './ContactRow.module.css';
import type { ConfirmForm } from './ConfirmForm.tsx';

const load = async () => (await import('./ConfirmForm.tsx')).ConfirmForm;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LateConfirmForm: ComponentType<ComponentProps<typeof ConfirmForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);

interface ContactRowProps {
  contact: ProfileData['contacts'][number];
  /** Outcome of the code, or of its request. */
  outcome: PlainFormOutcome | null;
}

export function ContactRow({ contact: { type, contact, is_confirmed: isConfirmed }, outcome }: ContactRowProps) {
  const text = useText();
  const { account } = useFacts('session');
  const isLogin = bare(account?.login ?? '') === bare(contact);
  const isWaiting = outcome !== null && !(outcome.form === 'confirm' && outcome.messageId === null);
  const [isOpen, setOpen] = useState(isWaiting);
  return (
    <div className={styles.row}>
      <p className={styles.contact}>
        <Icon name={type === 'email' ? 'mail' : 'phone'} />
        <span>{type === 'phone' ? `+${bare(contact)}` : contact}</span>
        {isConfirmed ? (
          <Badge kind="success" icon="check-circle">
            {text('settings.confirmed')}
          </Badge>
        ) : (
          <Badge kind="waiting" icon="clock">
            {text('settings.unconfirmed')}
          </Badge>
        )}
      </p>
      {isLogin && <p className={styles.login}>{text('settings.isLogin')}</p>}
      {!isConfirmed && (
        <Fold
          icon="check-circle"
          label={text('settings.confirm')}
          isOpen={isOpen}
          onToggle={setOpen}
          note={isWaiting && outcome && <OutcomeNote outcome={outcome} done={text('settings.codeDone')} />}
        >
          <LateConfirmForm contact={contact} onConfirmed={() => setOpen(false)} />
        </Fold>
      )}
    </div>
  );
}

const bare = (contact: string): string => contact.replace(/^\+/, '').toLowerCase();
