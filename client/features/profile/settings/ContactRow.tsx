import { useState } from 'react';
import { useTyped } from '#client/context/useTyped.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import type { ProfileData } from '../loadProfile.ts';
import type { ContactChanges } from './ContactChanges.ts';
import styles from './ContactRow.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const ConfirmForm = late(() => import('./ConfirmForm.tsx'), 'ConfirmForm');

const ChangeForm = late(() => import('./ChangeForm.tsx'), 'ChangeForm');

interface ContactRowProps {
  contact: ProfileData['contacts'][number];
  /** Outcome of the code, or of its request. */
  outcome: PlainFormOutcome | null;
  /** What a replacement brings; null: the platform replaces none, or one is under way. */
  changes: ContactChanges | null;
  phones: PhoneSettings | null;
  /** Outcome of a replacement, of this or another contact. */
  change: PlainFormOutcome | null;
}

export function ContactRow({ contact: linkedContact, outcome, changes, phones, change }: ContactRowProps) {
  const { type, contact, is_confirmed: isConfirmed } = linkedContact;
  const text = useText();
  const { account } = useFacts('session');
  const isLogin = bare(account?.login ?? '') === bare(contact);
  const isWaiting = outcome !== null && !(outcome.form === 'confirm' && outcome.messageId === null);
  const [isOpen, setOpen] = useState(isWaiting);
  const typed = useTyped('change', { from: '' });
  const isRefused = change?.messageId != null && typed.from === contact;
  const [isChanging, setChanging] = useState(isRefused);
  return (
    <div className={styles.row}>
      <p className={styles.contact}>
        <Icon name={type === 'email' ? 'mail' : 'phone'} />
        <span>{formatContact(contact)}</span>
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
          <ConfirmForm contact={contact} onConfirmed={() => setOpen(false)} />
        </Fold>
      )}
      {changes && (type === 'email' || phones) && (
        <Fold
          icon="refresh"
          label={text(isConfirmed ? 'settings.change' : 'settings.changeTypo')}
          isOpen={isChanging}
          onToggle={setChanging}
          note={isRefused && <OutcomeNote outcome={change} done="" />}
        >
          <ChangeForm contact={linkedContact} changes={changes} phones={phones} onAsked={() => setChanging(false)} />
        </Fold>
      )}
    </div>
  );
}

const bare = (contact: string): string => contact.replace(/^\+/, '').toLowerCase();
