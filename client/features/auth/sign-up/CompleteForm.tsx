import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { ActionButton } from '#client/entities/form/ActionButton.tsx';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { backUrl } from '#client/lib/visitor/backUrl.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { addContact, getInfo, getProfileInfo, saveProfileInfo } from '#shared/api/account/account.contract.ts';
import type { InputOf, OutputOf } from '#shared/api/method.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { formRule } from '#shared/rules/formRule.ts';
import styles from '../AuthForms.module.css';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import type { AuthData } from '../screen/loadAuthData.ts';

interface CompleteFormProps {
  data: AuthData;
  onCompleted: () => void;
}

/** Asks for the configured fields that the profile of an account lacks. */
export function CompleteForm({ data, onCompleted }: CompleteFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const messages = useFormMessages({ overrides: data.messages, isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const draft = useDraft('completion');
  const [fields, setFields] = useState<FormFieldSettings[] | null>(null);
  const { countries, default_country_code } = data.phones;
  const [code, setCode] = useState(default_country_code);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const wanted = data.forms.registration.social;
  /** Contacts that the platform has accepted: sent again after a refusal of the other field, they would be refused as taken. */
  const added = useRef(new Set<string>());

  useEffect(() => {
    const abort = new AbortController();
    call(getProfileInfo, {}, { signal: abort.signal }).then(
      (profile) => setFields(missingFields(wanted, profile)),
      () => abort.signal.aborted || setFields(wanted),
    );
    return () => abort.abort();
  }, [call, wanted]);

  const { name: brand } = useBrand();
  const schema = useMemo(
    () => formRule(fields ?? [], { locale, brand, missingPhoneDigits: (phone) => missingPhoneDigits(phone, country) }),
    [fields, locale, brand, country],
  );

  async function add(field: 'phone' | 'email', contact: InputOf<typeof addContact>): Promise<void> {
    if (added.current.has(contact.contact)) return;
    await call(addContact, contact).catch(renameErrorField(field));
    added.current.add(contact.contact);
  }

  async function submit({ phone, email, terms: _terms, notify: _notify, ...profile }: Record<string, unknown>) {
    try {
      if (typeof phone === 'string' && phone)
        await add('phone', { contact: internationalPhone(phone, country), phone_country_code: country.code });
      if (typeof email === 'string' && email) await add('email', { contact: email });
      // Also when only checkboxes were missing: the platform checks again whether the account is complete.
      await call(saveProfileInfo, profile);
      draft.clear();
      const info = await call(getInfo, {});
      enter(info);
      if (!info.is_registration_completed) return stores.toasts.show('info', text('auth.completeMore'));
      onCompleted();
      await leave(false, backUrl.take());
    } catch (error) {
      take(error);
      throw error;
    }
  }

  if (!fields) return <Skeleton className={styles.loading} />;
  return (
    <Form
      className={styles.form}
      schema={schema}
      defaultValues={startValues(fields)}
      strategy={data.strategy}
      messages={messages}
      onSubmit={submit}
    >
      <DraftKeeper
        draft={draft}
        fields={fields}
        beside={{ phone_country_code: code }}
        onRestored={({ phone_country_code: chosen }) => chosen && setCode(chosen)}
      />
      <p className={styles.text}>{text('auth.completeWhy')}</p>
      {fields.map((field) => (
        <ConfiguredField key={field.name} field={field} countries={countries} country={country} onCountry={setCode} />
      ))}
      <div className={styles.action}>
        <ActionButton label={text('auth.completeAction')} wait={wait} />
      </div>
    </Form>
  );
}

/** The fields that the profile lacks; checkboxes are always asked. */
function missingFields(
  fields: readonly FormFieldSettings[],
  profile: OutputOf<typeof getProfileInfo>,
): FormFieldSettings[] {
  const contactTypes = new Set<string>((profile.contacts ?? []).map(({ type }) => type));
  for (const [name, value] of Object.entries(profile)) if (value) contactTypes.add(name);
  return fields.filter(({ name, type }) => type === 'checkbox' || !contactTypes.has(name));
}

/** Renames the refused field: the method calls both `contact`, the form has `phone` and `email`. */
function renameErrorField(field: 'phone' | 'email') {
  return (error: unknown): never => {
    if (!(error instanceof AppError) || error.data['contact'] === undefined) throw error;
    throw new AppError(error.type, { data: { [field]: error.data['contact'] }, cause: error });
  };
}
