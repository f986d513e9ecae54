import { type ReactNode, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { ActionButton } from '#client/entities/form/ActionButton.tsx';
import { ConfiguredField } from '#client/entities/form/ConfiguredField.tsx';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useCountdown } from '#client/entities/form/useCountdown.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { formatContact } from '#shared/auth/formatContact.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { restoreForm } from '#shared/forms/access/restoreForm.ts';
import { codeErrorId } from '#shared/forms/codeErrorId.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from '../AuthForms.module.css';
import { useCarriedQuery } from '../address/useCarriedQuery.ts';
import type { AuthData } from '../screen/loadAuthData.ts';

interface RestoreFormProps {
  data: AuthData;
  /** Login, code and password in one form: the code was sent without JavaScript, and typed values are not stored. */
  asksAll: boolean;
  autoFocus: boolean;
  onRestored: (login: string) => void;
  children: ReactNode;
}

interface Sent {
  login: string;
  to: string;
}

/** Two steps: where to send the code, then the code and the new password. */
export function RestoreForm({ data, asksAll, autoFocus, onRestored, children }: RestoreFormProps) {
  const text = useText();
  const { call, locale } = useApp();
  const toasts = useStore('toasts');
  const carried = useCarriedQuery();
  const messages = useFormMessages({
    overrides: data.messages,
    isShownElsewhere: isShownAside,
    messageOf: codeMessageId,
  });
  const { wait, take } = useRefusals();
  const { secondsLeft: seconds, start } = useCountdown();
  const [sent, setSent] = useState<Sent | null>(null);
  const fields = useMemo(
    () => data.forms.restore.filter(({ name }) => asksAll || (name === 'login') === (sent === null)),
    [data, asksAll, sent],
  );
  const typed = useTyped('sign_in', startValues(fields));
  const login = sent?.login;
  const { name: brand } = useBrand();
  const schema = useMemo(
    () => restoreForm.rule({ fields, phones: data.phones, login }, locale, brand),
    [data, fields, locale, brand, login],
  );

  async function sendCode(login: string): Promise<void> {
    try {
      const answer = await restoreForm.send(call, { login }, { fields });
      if (typeof answer !== 'object') return;
      start(answer.resend_time);
      setSent({ login, to: answer.sent_to });
    } catch (error) {
      take(error);
      throw error;
    }
  }

  async function submit(values: Record<string, unknown>, form: Pick<UseFormReturn, 'setValue'>): Promise<void> {
    if (!sent && !asksAll) return sendCode(String(values['login']));
    const restored = login ?? String(values['login']);
    try {
      await restoreForm.send(call, values, { fields, login });
    } catch (error) {
      take(error);
      // As in CodeEntry: a refused code leaves an empty field, which the form focuses.
      if (codeErrorId(error) !== null) form.setValue('code', '');
      throw error;
    }
    toasts.show('success', text(restoreForm.done));
    onRestored(restored);
  }

  const action = withLocale(
    paths.signIn.build(null, { ...carried, step: asksAll ? 'restoreCode' : 'restore' }),
    locale,
  );
  const [country] = data.phones.countries as [PhoneCountry];
  const controls = { countries: data.phones.countries, country, onCountry: () => undefined };
  return (
    <div className={styles.form}>
      {/* Outside the form, which is another one at each step: a region is announced if it was there before its text. */}
      <p className={styles.text} role="status">
        {sent
          ? text('auth.restoreSent', { contact: formatContact(sent.to) })
          : text(asksAll ? 'auth.restoreAgain' : 'auth.restoreText')}
      </p>
      <Form
        key={sent ? 'code' : 'login'}
        className={styles.form}
        schema={schema}
        defaultValues={typed}
        strategy={data.strategy}
        messages={messages}
        onSubmit={submit}
      >
        {fields.map((field, index) => (
          <ConfiguredField key={field.name} field={field} autoFocus={autoFocus && index === 0} {...controls} />
        ))}
        {sent && (
          <TextButton
            className={styles.forgot}
            disabled={seconds > 0 || wait > 0}
            onMouseDown={lateBlur.onMouseDown}
            onClick={() => void sendCode(sent.login).catch((error: unknown) => showAside(error))}
          >
            {seconds > 0 ? text('auth.resendIn', { time: formatCountdown(seconds) }) : text('auth.resend')}
          </TextButton>
        )}
        <div className={styles.action}>
          <ActionButton
            label={text(sent || asksAll ? 'auth.savePassword' : 'auth.sendCode')}
            wait={wait}
            action={action}
          />
          {children}
        </div>
      </Form>
    </div>
  );

  // For errors outside the form's submit, which have no place in the form.
  function showAside(error: unknown): void {
    const message = messages.formatRefusal(error);
    if (message) toasts.show('error', message);
  }
}

/** The form has more fields than a code. */
function codeMessageId(error: unknown, field: string | undefined): string | null {
  return field === 'code' ? codeErrorId(error) : null;
}
