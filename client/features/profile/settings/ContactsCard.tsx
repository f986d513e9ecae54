import { Fragment, Suspense, useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import { paths } from '#shared/url/paths.ts';
import type { ProfileData } from '../loadProfile.ts';
import type { ContactChanges } from './ContactChanges.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactsCard.module.css';
import { SettingsCard } from './SettingsCard.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const AddEmailForm = late(() => import('./AddEmailForm.tsx'), 'AddEmailForm');

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const AddPhoneForm = late(() => import('./AddPhoneForm.tsx'), 'AddPhoneForm');

/** Loaded while a replacement is under way; on the server at once, so that it is in the page from the start. */
const PendingChange = late(() => import('./PendingChange.tsx'), 'PendingChange');

interface ContactsCardProps extends Pick<ProfileData, 'contacts'> {
  /** null: phones cannot be added now. */
  phones: PhoneSettings | null;
  outcome: PlainFormOutcome | null;
  /** null: the platform replaces no contacts, or does not answer. */
  changes: ContactChanges | null;
}

export function ContactsCard({ contacts, phones, outcome, changes }: ContactsCardProps) {
  const text = useText();
  const [open, setOpen] = useState(outcome?.messageId ? outcome.form : null);
  const outcomeOf = (form: string) => (outcome?.form === form ? outcome : null);
  const noteOf = (form: string) => {
    const formOutcome = outcomeOf(form);
    return formOutcome && <OutcomeNote outcome={formOutcome} done={text(`settings.${form}Done`)} />;
  };
  const foldOf = (form: 'email' | 'phone') => ({
    isOpen: open === form,
    onToggle: (isOpen: boolean) => setOpen(isOpen ? form : null),
    label: text(`settings.${form}Add`),
    note: outcomeOf(form)?.messageId && noteOf(form),
  });
  // If all contacts are confirmed meanwhile, no row can show the refusal of a code.
  const isWaiting = contacts.some(({ is_confirmed: isConfirmed }) => !isConfirmed);
  const lost = isWaiting ? undefined : ['code', 'confirm'].find((form) => outcomeOf(form)?.messageId);
  const pending = changes?.change ?? null;
  const done = ['email', 'phone', 'confirm', 'change', 'changeCode', 'changeCancel'].find(
    (form) => outcomeOf(form)?.messageId === null,
  );
  return (
    <SettingsCard id="contacts" icon="mail" title={text('settings.contacts')}>
      {done && noteOf(done)}
      {lost && noteOf(lost)}
      {['changeCode', 'changeCancel', ...(pending ? ['change'] : [])]
        .filter((form) => outcomeOf(form)?.messageId)
        .map((form) => (
          <Fragment key={form}>{noteOf(form)}</Fragment>
        ))}
      {pending && (
        <Suspense>
          <PendingChange key={`${pending.to}${pending.due_at}`} change={pending} />
        </Suspense>
      )}
      {contacts.length > 0 && (
        <ul className={styles.list}>
          {contacts.map((contact) => (
            <li key={contact.contact}>
              <ContactRow
                contact={contact}
                outcome={outcomeOf('code') ?? outcomeOf('confirm')}
                changes={pending ? null : changes}
                phones={phones}
                change={outcomeOf('change')}
              />
            </li>
          ))}
        </ul>
      )}
      {changes && contacts.length > 0 && (
        <p className={styles.none}>
          {text('settings.changeNeither')}{' '}
          <TextLink kind="inline" href={paths.support.build()} link={renderLocaleLink}>
            {text('settings.changeSupport')}
          </TextLink>
        </p>
      )}
      {contacts.length === 0 && <p className={styles.none}>{text('settings.noContacts')}</p>}
      <div className={styles.adds}>
        <Fold icon="plus" {...foldOf('email')}>
          <AddEmailForm onAdded={() => setOpen(null)} />
        </Fold>
        {phones && (
          <Fold icon="plus" {...foldOf('phone')}>
            <AddPhoneForm phones={phones} onAdded={() => setOpen(null)} />
          </Fold>
        )}
      </div>
    </SettingsCard>
  );
}
