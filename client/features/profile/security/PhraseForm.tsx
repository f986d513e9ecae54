import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { setPhrase } from '#shared/api/account/accountShield.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { withLocale } from '#shared/locales.ts';
import { phraseRule } from '#shared/rules/fields/phraseRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';

interface PhraseFormProps {
  phrase: string;
  onSaved: () => void;
}

const schemas = {
  first: z.object({ phrase: phraseRule({ optional: false }) }),
  next: z.object({ phrase: phraseRule() }),
};

export function PhraseForm({ phrase, onSaved }: PhraseFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const { reload } = useReload();

  async function save(values: { phrase: string }): Promise<void> {
    try {
      requireOne(await call(setPhrase, { phrase: values.phrase || null }));
    } catch (error) {
      take(error);
      throw error;
    }
    stores.toasts.show('success', text(values.phrase ? 'security.phraseDone' : 'security.phraseRemoved'));
    onSaved();
    await reload();
  }

  return (
    <Form
      key={phrase}
      schema={phrase ? schemas.next : schemas.first}
      defaultValues={{ phrase }}
      messages={messages}
      onSubmit={save}
    >
      <FormField
        name="phrase"
        label={text('security.phraseField')}
        note={text('security.phraseNote')}
        optional={phrase !== ''}
      >
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <SaveButton
        action={withLocale(paths.profileSecurity.build(null, { form: 'phrase' }), locale)}
        wait={wait}
        label={text('profile.save')}
      />
    </Form>
  );
}
