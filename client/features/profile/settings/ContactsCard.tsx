import { type ComponentProps, type ComponentType, useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';
import type { ProfileData } from '../loadProfile.ts';
import type { AddEmailForm } from './AddEmailForm.tsx';
import type { AddPhoneForm } from './AddPhoneForm.tsx';
import { ContactRow } from './ContactRow.tsx';
import styles from './ContactsCard.module.css';
import { SettingsCard } from './SettingsCard.tsx';

const loadEmailForm = async () => (await import('./AddEmailForm.tsx')).AddEmailForm;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LateAddEmailForm: ComponentType<ComponentProps<typeof AddEmailForm>> = import.meta.env.SSR
  ? await loadEmailForm()
  : lateComponent(loadEmailForm);

const loadPhoneForm = async () => (await import('./AddPhoneForm.tsx')).AddPhoneForm;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LateAddPhoneForm: ComponentType<ComponentProps<typeof AddPhoneForm>> = import.meta.env.SSR
  ? await loadPhoneForm()
  : lateComponent(loadPhoneForm);

interface ContactsCardProps extends Pick<ProfileData, 'contacts'> {
  /** null: phones cannot be added now. */
  phones: PhoneSettings | null;
  outcome: PlainFormOutcome | null;
}

export function ContactsCard({ contacts, phones, outcome }: ContactsCardProps) {
  const text = useText();
  const [open, setOpen] = useState(outcome?.messageId ? outcome.form : null);
  const outcomeOf = (form: string) => (outcome?.form === form ? outcome : null);
  const noteOf = (form: string) => {
    const own = outcomeOf(form);
    return own && <OutcomeNote outcome={own} done={text(`settings.${form}Done`)} />;
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
  const done = ['email', 'phone', 'confirm'].find((form) => outcomeOf(form)?.messageId === null);
  return (
    <SettingsCard id="contacts" icon="mail" title={text('settings.contacts')}>
      {done && noteOf(done)}
      {lost && noteOf(lost)}
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <li key={contact.contact}>
            <ContactRow contact={contact} outcome={outcomeOf('code') ?? outcomeOf('confirm')} />
          </li>
        ))}
      </ul>
      {contacts.length === 0 && <p className={styles.none}>{text('settings.noContacts')}</p>}
      <Fold icon="plus" {...foldOf('email')}>
        <LateAddEmailForm onAdded={() => setOpen(null)} />
      </Fold>
      {phones && (
        <Fold icon="plus" {...foldOf('phone')}>
          <LateAddPhoneForm phones={phones} onAdded={() => setOpen(null)} />
        </Fold>
      )}
    </SettingsCard>
  );
}
