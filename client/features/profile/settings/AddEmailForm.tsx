import { useMemo } from 'react';
import { withLocale } from '../../../../shared/locales.ts';
import { emailField } from '../../../../shared/profile/contactFields.ts';
import { formRule } from '../../../../shared/rules/formRule.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { EmailField } from '../../../entities/form/EmailField.tsx';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import { useText } from '../../../i18n/useText.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';
import { SaveButton } from '../shell/SaveButton.tsx';
import { useAddContact } from './useAddContact.ts';

export function AddEmailForm({ onAdded }: { onAdded: () => void }) {
  const text = useText();
  const { locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, add } = useAddContact('settings.emailDone', onAdded);
  const schema = useMemo(() => formRule([emailField], { locale }), [locale]);
  return (
    <Form
      schema={schema}
      defaultValues={{ contact: '' }}
      messages={messages}
      onSubmit={({ contact }) => add({ contact: String(contact) })}
    >
      <EmailField name="contact" label={text('auth.field.email')} type="email" autoComplete="email" />
      <SaveButton
        action={withLocale(paths.profileSettings.build(null, { form: 'email' }), locale)}
        wait={wait}
        label={text('settings.add')}
      />
    </Form>
  );
}
