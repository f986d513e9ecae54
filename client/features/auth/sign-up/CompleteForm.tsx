import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addContact,
  getInfo,
  getProfileInfo,
  saveProfileInfo,
} from '../../../../shared/api/account/account.contract.ts';
import { internationalPhone } from '../../../../shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '../../../../shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '../../../../shared/auth/PhoneSettings.ts';
import type { InputOf } from '../../../../shared/api/method.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import type { FormField } from '../../../../shared/content/formField.ts';
import { formRule } from '../../../../shared/rules/formRule.ts';
import { useApp } from '../../../context/useApp.ts';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';
import { useText } from '../../../i18n/useText.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ActionButton } from '../../../entities/form/ActionButton.tsx';
import styles from '../AuthForms.module.css';
import { DraftKeeper } from '../../../entities/draft/DraftKeeper.tsx';
import { useDraft } from '../../../entities/draft/useDraft.ts';
import { ConfiguredField } from '../../../entities/form/ConfiguredField.tsx';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import type { AuthData } from '../loadAuthData.ts';
import { missingFields } from './missingFields.ts';
import { startValues } from '../../../entities/form/startValues.ts';
import { backUrl } from '../../../lib/backUrl.ts';
import { useAfterAuth } from '../useAfterAuth.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';

interface CompleteFormProps {
  data: AuthData;
  onCompleted: () => void;
}

/** What an account made elsewhere lacks: the configured fields that its profile has not. */
export function CompleteForm({ data, onCompleted }: CompleteFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const messages = useFormMessages({ overrides: data.messages, isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const draft = useDraft('completion');
  const [fields, setFields] = useState<FormField[] | null>(null);
  const { countries, default_country_code } = data.phones;
  const [code, setCode] = useState(default_country_code);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const wanted = data.forms.registration.social;
  /** What the platform has taken already: after a refusal of the other field it would be called taken. */
  const added = useRef(new Set<string>());

  useEffect(() => {
    const abort = new AbortController();
    call(getProfileInfo, {}, { signal: abort.signal }).then(
      (profile) => setFields(missingFields(wanted, profile)),
      () => abort.signal.aborted || setFields(wanted),
    );
    return () => abort.abort();
  }, [call, wanted]);

  const schema = useMemo(
    () => formRule(fields ?? [], { locale, missingPhoneDigits: (phone) => missingPhoneDigits(phone, country) }),
    [fields, locale, country],
  );

  async function add(field: 'phone' | 'email', contact: InputOf<typeof addContact>): Promise<void> {
    if (added.current.has(contact.contact)) return;
    await call(addContact, contact).catch(blame(field));
    added.current.add(contact.contact);
  }

  async function submit({ phone, email, terms: _terms, notify: _notify, ...profile }: Record<string, unknown>) {
    try {
      if (typeof phone === 'string' && phone)
        await add('phone', { contact: internationalPhone(phone, country), phone_country_code: country.code });
      if (typeof email === 'string' && email) await add('email', { contact: email });
      // Also where nothing but the boxes was missing: the platform looks anew whether the account is whole.
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

/** The method calls either of them `contact`; the form has a field for each. */
function blame(field: 'phone' | 'email') {
  return (error: unknown): never => {
    if (!(error instanceof AppError) || error.data['contact'] === undefined) throw error;
    throw new AppError(error.type, { data: { [field]: error.data['contact'] }, cause: error });
  };
}
