import { useMemo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { EmailField } from '#client/entities/form/EmailField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useText } from '#client/i18n/useText.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { withLocale } from '#shared/locales.ts';
import { emailField } from '#shared/profile/contactFields.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';
import { useAddContact } from './useAddContact.ts';

interface AddEmailFormProps {
  /** The e-mail that the new one replaces. */
  from?: string | undefined;
  onAdded: () => void;
}

export function AddEmailForm({ from, onAdded }: AddEmailFormProps) {
  const text = useText();
  const { locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, add } = useAddContact(from ? 'settings.changeDone' : 'settings.emailDone', onAdded, from);
  const schema = useMemo(() => formRule([emailField], { locale }), [locale]);
  const typed = useTyped(from ? 'change' : 'email', { from: from ?? '', contact: '' });
  return (
    <Form
      schema={schema}
      defaultValues={{ contact: from && typed.from !== from ? '' : typed.contact }}
      messages={messages}
      onSubmit={({ contact }) => add({ contact: String(contact) })}
    >
      {from && <input type="hidden" name="from" value={from} />}
      <EmailField
        name="contact"
        label={text(from ? 'settings.changeEmail' : 'auth.field.email')}
        type="email"
        autoComplete="email"
      />
      <SaveButton
        action={withLocale(paths.profileSettings.build(null, { form: from ? 'change' : 'email' }), locale)}
        wait={wait}
        label={text(from ? 'settings.changeSend' : 'settings.add')}
      />
    </Form>
  );
}
