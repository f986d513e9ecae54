import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { ActionButton } from '#client/entities/form/ActionButton.tsx';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { Form, type FormMessages } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formField } from '#shared/content/formField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { signInForm } from '#shared/forms/access/signInForm.ts';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { recoveryCode } from '#shared/rules/keys/recoveryCode.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';
import { useAfterAuth } from '../address/useAfterAuth.ts';
import { useCarriedQuery } from '../address/useCarriedQuery.ts';
import type { AuthData } from '../screen/loadAuthData.ts';
import { TwoFactorStep } from './TwoFactorStep.tsx';
import { useLogin } from './useLogin.ts';

const CODE = formField.parse({ name: 'code', type: 'text', optional: true, regex: '^\\d{6}$' });
/** Of a player with recovery codes, in any spelling. */
const FACTOR_CODE = formField.parse({
  name: 'code',
  type: 'text',
  optional: true,
  regex: '^(?:\\d{6}|[\\dA-Za-z \\-]{12,20})$',
});

type Values = Record<string, unknown>;

/** `recovery`: the player has recovery codes, which are accepted, too. */
export type AsksCode = boolean | 'recovery';

interface LoginFormProps {
  data: AuthData;
  /** Prefilled login, after the password was restored. */
  startLogin: string;
  autoFocus: boolean;
  /** On a page the link to restore a password is an address. */
  asPage: boolean;
  /** Without JavaScript the code is sent in the same form as the password, because the password is never stored. */
  asksCode: AsksCode;
  onForgot: () => void;
  onSignedIn: () => void;
  onIncomplete: () => void;
  children: ReactNode;
}

/** Signing in (E1). The form stays mounted during the code step, so that the typed values remain. */
export function LoginForm({
  data,
  startLogin,
  autoFocus,
  asPage,
  asksCode,
  onForgot,
  onSignedIn,
  onIncomplete,
  children,
}: LoginFormProps) {
  const text = useText();
  const { locale } = useApp();
  const { enter, leave } = useAfterAuth();
  const { wait, take } = useRefusals();
  const { login, state } = useLogin({
    onSignedIn: (info) => {
      enter(info);
      if (!info.is_registration_completed) return onIncomplete();
      onSignedIn();
      return leave(false);
    },
    onRefusal: take,
  });
  const fields = useMemo(
    () => [...data.forms.login, ...(asksCode === 'recovery' ? [FACTOR_CODE] : asksCode ? [CODE] : [])],
    [data, asksCode],
  );
  const typed = useTyped('sign_in', startValues(fields));
  const schema = useMemo(() => signInForm.rule({ fields, phones: data.phones }, locale), [data, fields, locale]);
  const carried = useCarriedQuery();
  const messages = useFormMessages({ overrides: data.messages, isShownElsewhere: isShownAside });

  async function submit(values: Values, form: UseFormReturn<Values, unknown, Values>) {
    const code = String(values['code'] ?? '');
    try {
      const isIn = await login.submit(
        { login: String(values['login']), password: String(values['password']) },
        code ? (recoveryCode(code) ?? code) : undefined,
      );
      // Back from the code step: keep the login, clear the password.
      if (!isIn) form.setValue('password', '');
    } catch (error) {
      take(error);
      throw error;
    }
  }

  const [country] = data.phones.countries as [AuthData['phones']['countries'][number]];
  const atCode = state.step === 'code' || state.step === 'codeSubmitting';
  return (
    <>
      {atCode && <TwoFactorStep login={login} state={state} />}
      <div hidden={atCode}>
        <IdleEndNote />
        <Form
          className={styles.form}
          schema={schema}
          defaultValues={{ ...typed, ...(startLogin ? { login: startLogin } : {}) }}
          strategy={data.strategy}
          messages={withCredentials(messages, text('auth.wrongCredentials'))}
          onSubmit={submit}
        >
          {fields.map((field, index) => (
            <ConfiguredField
              key={field.name}
              field={field}
              password="current"
              countries={data.phones.countries}
              country={country}
              onCountry={() => undefined}
              takesLetters={asksCode === 'recovery'}
              autoFocus={autoFocus && index === 0}
            />
          ))}
          {asPage ? (
            <TextLink
              kind="standalone"
              className={styles.forgot}
              href={paths.signIn.build(null, { ...carried, step: 'restore' })}
              link={renderLocaleLink}
              onMouseDown={lateBlur.onMouseDown}
              onClick={onForgot}
            >
              {text('auth.forgot')}
            </TextLink>
          ) : (
            <TextButton className={styles.forgot} onMouseDown={lateBlur.onMouseDown} onClick={onForgot}>
              {text('auth.forgot')}
            </TextButton>
          )}
          <div className={styles.action}>
            <ActionButton
              label={text('auth.signInAction')}
              wait={wait}
              action={withLocale(paths.signIn.build(null, carried), locale)}
            />
            {children}
          </div>
        </Form>
      </div>
    </>
  );
}

/** In this form "not authorised" means wrong credentials. */
function withCredentials(messages: FormMessages, wrong: string): FormMessages {
  return {
    ...messages,
    formatRefusal: (error, field, code) =>
      !field && error instanceof AppError && error.type === 'AuthorizationException'
        ? wrong
        : messages.formatRefusal(error, field, code),
  };
}

/** Explains a sign-out after inactivity (E4). */
function IdleEndNote() {
  const text = useText();
  const [isIdleEnd, setIdleEnd] = useState(false);
  useEffect(() => {
    if (tabStorage.read(rareTabKeys.idleEnd) === null) return;
    tabStorage.remove(rareTabKeys.idleEnd);
    setIdleEnd(true);
  }, []);
  return <Status className={styles.text}>{isIdleEnd && text('auth.idleEnd')}</Status>;
}
