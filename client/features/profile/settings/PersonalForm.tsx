import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from '#client/context/useNavigate.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useReload } from '#client/context/useReload.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { startValues } from '#client/entities/form/startValues.ts';
import { useText } from '#client/i18n/useText.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { personalForm } from '#shared/forms/account/personalForm.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { SavedForm } from '../shell/SavedForm.tsx';

interface PersonalFormProps {
  /** Editable fields. */
  fields: readonly FormFieldSettings[];
  /** Where the player continues after saving. */
  from: string | null;
  /** The field that takes the focus. */
  wanted: { name: string } | null;
  onSaved: () => void;
}

/** Personal data has no phone fields: contacts are added where they are confirmed. */
const nowhere = { countries: [], country: { code: '', phone_code: '', mask: '', name: '' } satisfies PhoneCountry };

/** The platform defines the fields. */
export function PersonalForm({ fields, from, wanted, onSaved }: PersonalFormProps) {
  const text = useText();
  const { messages: overrides, strategy } = usePageData<typeof import('../settings.loader.ts')>();
  const draft = useDraft('personal');
  const { reload } = useReload();
  const navigate = useNavigate();

  function finish(): unknown {
    draft.clear();
    onSaved();
    return from ? navigate(from) : reload();
  }

  return (
    <SavedForm
      form={personalForm}
      context={fields}
      start={startValues(fields)}
      query={{ [queryKeys.from]: from }}
      strategy={strategy}
      overrides={overrides}
      label={text('profile.save')}
      onSaved={finish}
    >
      <DraftKeeper draft={draft} fields={fields} />
      {fields.map((field) => (
        <ConfiguredField key={field.name} field={field} {...nowhere} onCountry={() => undefined} />
      ))}
      <FieldFocus wanted={wanted} />
    </SavedForm>
  );
}

function FieldFocus({ wanted }: Pick<PersonalFormProps, 'wanted'>) {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (wanted) setFocus(wanted.name);
  }, [wanted, setFocus]);
  return null;
}
