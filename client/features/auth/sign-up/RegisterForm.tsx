import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { ActionButton } from '#client/entities/form/ActionButton.tsx';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { labelOf } from '#client/entities/form/labelOf.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { visitTracking } from '#client/lib/visitor/visitTracking.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { registrationFields } from '#shared/auth/registrationFields.ts';
import type { RegistrationMethod } from '#shared/auth/registrationMethods.ts';
import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { signUpForm } from '#shared/forms/access/signUpForm.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';
import { useCarriedQuery } from '../address/useCarriedQuery.ts';
import type { AuthData } from '../screen/loadAuthData.ts';
import { CharacterField } from './CharacterField.tsx';
import { PromoField } from './PromoField.tsx';
import { useAfterRegistration } from './useAfterRegistration.ts';

interface RegisterFormProps {
  data: AuthData;
  method: RegistrationMethod;
  autoFocus: boolean;
  onRegistered: () => void;
  children: ReactNode;
}

/** Registration on one screen (E2): the fields of forms-config that auth-config enables. */
export function RegisterForm({ data, method, autoFocus, onRegistered, children }: RegisterFormProps) {
  const text = useText();
  const { call, locale, intl } = useApp();
  const { info: general } = useFacts('general');
  const finish = useAfterRegistration(data.options.confirmEmailPopup, onRegistered);
  const { wait, take } = useRefusals();
  const carried = useCarriedQuery();
  const messages = useFormMessages({ overrides: data.messages, isShownElsewhere: isShownAside });
  const draft = useDraft('registration');
  const { countries, default_country_code } = data.phones;
  const { phone_country_code: first } = useTyped('sign_up', { phone_country_code: default_country_code });
  const [code, setCode] = useState(first);
  const country = (countries.find((one) => one.code === code) ?? countries[0]) as PhoneCountry;

  const currencies = general?.available_currencies;
  const fields = useMemo(
    () =>
      registrationFields(method, { forms: data.forms, options: data.options, currencies, characters: data.characters }),
    [method, data, currencies],
  );
  const currency = general?.default_currency ?? DEFAULT_CURRENCY;
  const context = useMemo(
    () => ({ method, fields, country, currency, tracking: {} }),
    [method, fields, country, currency],
  );
  const { name: brand } = useBrand();
  const schema = useMemo(() => signUpForm.rule(context, locale, brand), [context, locale, brand]);
  const start = startValues(fields);
  const typed = useTyped('sign_up', start);
  const saved = Object.fromEntries(Object.entries(draft.typed).filter(([name]) => name in start));

  async function submit(values: Record<string, unknown>) {
    const promoCode = visibleText(String(values['promo_code'] ?? ''));
    try {
      const account = await signUpForm.send(call, values, { ...context, tracking: visitTracking() });
      draft.clear();
      await finish({ account, promoCode, email: String(values['email'] ?? '') });
    } catch (error) {
      take(error);
      throw error;
    }
  }

  // A select with one option is not shown.
  const settled = fields.filter(({ type, options }) => type === 'select' && options.length <= 1);
  const boxes = fields.filter(({ type }) => type === 'checkbox');
  const promo = fields.find(({ type }) => type === 'promo');
  const hero = fields.find(({ name }) => name === 'character_id');
  const aside = [...settled, ...boxes, promo, hero];
  const main = fields.filter((field) => !aside.includes(field));
  const controls = { countries, country, onCountry: setCode };
  const termsLink = (label: ReactNode) => (
    <TextLink key="terms" href={withLocale('/rules', locale)} target="_blank">
      {label}
    </TextLink>
  );
  return (
    <Form
      key={method}
      className={styles.form}
      schema={schema}
      defaultValues={{ ...typed, ...saved }}
      strategy={data.strategy}
      messages={messages}
      onSubmit={submit}
    >
      <DraftKeeper
        draft={draft}
        fields={fields}
        starts={start}
        beside={{ phone_country_code: code }}
        onRestored={({ phone_country_code: chosen }) => chosen && setCode(chosen)}
      />
      <input type="hidden" name="auth_type" value={method} />
      {settled.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={String(start[name])} />
      ))}
      {method === 'oneClick' && <p className={styles.text}>{text('auth.oneClickNote')}</p>}
      {main.map((field, index) => (
        <ConfiguredField key={field.name} field={field} autoFocus={autoFocus && index === 0} {...controls} />
      ))}
      {hero && <CharacterField name={hero.name} characters={data.characters} />}
      {promo && <PromoField name={promo.name} label={labelOf(promo, text)} />}
      {boxes.length > 0 && (
        <div className={styles.boxes} {...lateBlur}>
          {boxes.map((field) => (
            <ConfiguredField key={field.name} field={field} {...controls} />
          ))}
        </div>
      )}
      {!data.options.terms && (
        <p className={styles.text}>
          {intl.formatParts({ id: 'auth.termsNote' }, { terms: termsLink }).map((part, index) => (
            <Fragment key={index}>{part}</Fragment>
          ))}
        </p>
      )}
      <div className={styles.action}>
        <ActionButton
          label={text('auth.signUpAction')}
          wait={wait}
          action={withLocale(paths.signUp.build(null, carried), locale)}
        />
        {children}
      </div>
    </Form>
  );
}
