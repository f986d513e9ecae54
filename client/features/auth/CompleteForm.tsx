import { useEffect, useMemo, useState } from 'react';
import { addContact, getInfo, getProfileInfo, saveProfileInfo } from '../../../shared/api/account.contract.ts';
import { internationalPhone } from '../../../shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '../../../shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '../../../shared/auth/PhoneSettings.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { FormField } from '../../../shared/content/formField.ts';
import { formRule } from '../../../shared/rules/formRule.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { Form } from '../../ui/Form.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ActionButton } from './ActionButton.tsx';
import styles from './AuthForms.module.css';
import { ConfiguredField } from './ConfiguredField.tsx';
import type { AuthData } from './loadAuthData.ts';
import { missingFields } from './missingFields.ts';
import { startValues } from './startValues.ts';
import { useAfterAuth } from './useAfterAuth.ts';
import { useFormWords } from './useFormWords.ts';
import { useRefusals } from './useRefusals.ts';

interface CompleteFormProps {
  data: AuthData;
  onCompleted: () => void;
}

/** What an account made elsewhere lacks: the configured fields that its profile has not. */
export function CompleteForm({ data, onCompleted }: CompleteFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const words = useFormWords(data.messages);
  const { wait, take } = useRefusals();
  const [fields, setFields] = useState<FormField[] | null>(null);
  const { countries, default_country_code } = data.phones;
  const [code, setCode] = useState(default_country_code);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;
  const wanted = data.forms.registration.social;

  useEffect(() => {
    const abort = new AbortController();
    call(getProfileInfo, {}, { signal: abort.signal }).then(
      (profile) => setFields(missingFields(wanted, profile)),
      () => abort.signal.aborted || setFields(wanted),
    );
    return () => abort.abort();
  }, [call, wanted]);

  const schema = useMemo(
    () => formRule(fields ?? [], { locale, isPhoneValid: (phone) => missingPhoneDigits(phone, country) === 0 }),
    [fields, locale, country],
  );

  async function submit({ phone, email, terms: _terms, notify: _notify, ...profile }: Record<string, unknown>) {
    try {
      if (typeof phone === 'string' && phone) {
        const contact = { contact: internationalPhone(phone, country), phone_country_code: country.code };
        await call(addContact, contact).catch(blame('phone'));
      }
      if (typeof email === 'string' && email) await call(addContact, { contact: email }).catch(blame('email'));
      if (Object.keys(profile).length > 0) await call(saveProfileInfo, profile);
      const info = await call(getInfo, {});
      enter(info);
      if (!info.is_registration_completed) return stores.toasts.show('info', text('auth.completeMore'));
      onCompleted();
      await leave(false);
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
      words={words}
      onSubmit={submit}
    >
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
