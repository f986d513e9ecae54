import { useMemo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useReload } from '#client/context/useReload.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { saveProfileInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { personalInput } from '#shared/profile/personalInput.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';

interface PersonalFormProps {
  /** Editable fields. */
  fields: readonly FormFieldSettings[];
  /** Where the player continues after saving. */
  from: string | null;
  onSaved: () => void;
}

/** Personal data has no phone fields: contacts are added where they are confirmed. */
const nowhere = { countries: [], country: { code: '', phone_code: '', mask: '', name: '' } satisfies PhoneCountry };

/** The platform defines the fields. */
export function PersonalForm({ fields, from, onSaved }: PersonalFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { messages: overrides, strategy } = usePageData<typeof import('../settings.loader.ts')>();
  const messages = useFormMessages({ overrides, isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const draft = useDraft('personal');
  const { reload } = useReload();
  const navigate = useNavigate();
  const schema = useMemo(() => formRule(fields, { locale }), [fields, locale]);
  const typed = useTyped('personal', startValues(fields));
  const query = { form: 'personal', ...(from ? { [queryKeys.from]: from } : {}) };

  async function save(values: Record<string, unknown>): Promise<void> {
    try {
      requireOne(await call(saveProfileInfo, personalInput(values)));
    } catch (error) {
      take(error);
      throw error;
    }
    draft.clear();
    stores.toasts.show('success', text('settings.saved'));
    onSaved();
    await (from ? navigate(from) : reload());
  }

  return (
    <Form schema={schema} defaultValues={typed} strategy={strategy} messages={messages} onSubmit={save}>
      <DraftKeeper draft={draft} fields={fields} />
      {fields.map((field) => (
        <ConfiguredField key={field.name} field={field} {...nowhere} onCountry={() => undefined} />
      ))}
      <SaveButton
        action={withLocale(paths.profileSettings.build(null, query), locale)}
        wait={wait}
        label={text('profile.save')}
      />
    </Form>
  );
}
