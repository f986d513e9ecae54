import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { changeFakename, getInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { withLocale } from '#shared/locales.ts';
import { fakenameRule } from '#shared/rules/fields/fakenameRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from './SaveButton.tsx';

interface FakenameFormProps {
  fakename: string;
  onSaved: () => void;
}

const schema = z.object({ fakename: fakenameRule() });

/** The player's public name, in tournaments and lists of winners. */
export function FakenameForm({ fakename, onSaved }: FakenameFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const action = useMemo(() => withLocale(paths.profile.build(null, { form: 'fakename' }), locale), [locale]);

  const typed = useTyped('fakename', { fakename });

  async function save(values: { fakename: string }): Promise<void> {
    try {
      requireOne(await call(changeFakename, values));
    } catch (error) {
      take(error);
      throw error;
    }
    stores.toasts.show('success', text('profile.fakenameSaved'));
    onSaved();
    // The old name is shown until the platform returns the new one.
    await call(getInfo, {}).then(
      (info) => stores.session.signedIn(info),
      () => undefined,
    );
  }

  return (
    <Form key={fakename} schema={schema} defaultValues={typed} messages={messages} onSubmit={save}>
      <FormField name="fakename" label={text('profile.fakename')} note={text('profile.fakenameNote')}>
        {(control) => <Input {...control} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <SaveButton action={action} wait={wait} label={text('profile.save')} />
    </Form>
  );
}
