import { useMemo } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { EmailField } from '#client/entities/form/EmailField.tsx';
import { useText } from '#client/i18n/useText.ts';
import { contactForms, type NewContact } from '#shared/forms/account/contactForms.ts';
import { SavedForm } from '../shell/SavedForm.tsx';

interface AddEmailFormProps {
  /** The e-mail that the new one replaces. */
  from?: string | undefined;
  onAdded: () => void;
}

export function AddEmailForm({ from, onAdded }: AddEmailFormProps) {
  const text = useText();
  const { reload } = useReload();
  const context = useMemo((): NewContact => ({ country: null, from }), [from]);
  return (
    <SavedForm
      form={from ? contactForms.change : contactForms.email}
      context={context}
      start={{ contact: '' }}
      {...(from ? { hidden: { from }, isOwn: (typed) => typed['from'] === from } : {})}
      label={text(from ? 'settings.changeSend' : 'settings.add')}
      onSaved={() => {
        onAdded();
        return reload();
      }}
    >
      <EmailField
        name="contact"
        label={text(from ? 'settings.changeEmail' : 'auth.field.email')}
        type="email"
        autoComplete="email"
      />
    </SavedForm>
  );
}
