import { useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { CodeEntry } from '#client/entities/code/CodeEntry.tsx';
import { useContactCode } from '#client/entities/contact/useContactCode.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { confirmationKeys } from '#shared/keys/confirmationKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { readContact } from '#shared/profile/readContact.ts';
import { paths } from '#shared/url/paths.ts';
import { ConfirmationOptions } from './ConfirmationOptions.tsx';
import styles from './ConfirmationPage.module.css';

interface ConfirmationFormProps {
  /** null: it has to be typed. */
  contact: string | null;
  /** From the link; '': it has to be typed. */
  code: string;
  /** Message id of a press without JavaScript. */
  problem: string;
  isSent: boolean;
}

export function ConfirmationForm({ contact: linkedContact, code: given, problem, isSent }: ConfirmationFormProps) {
  const text = useText();
  const { locale } = useApp();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [lacksContact, setLacksContact] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const contact = linkedContact ?? readContact(typed) ?? '';
  const request = useContactCode(contact, () => {
    // Back must not lead to a used link.
    void navigate(withLocale(paths.confirmationSuccess.build(), locale), { replace: true });
  });
  const { busy, error, refused, isChecking, pause, confirm } = request;
  const isForeign = refused === 'contact' && linkedContact !== null;

  function check(code: string): void {
    if (contact !== '') void confirm(code);
  }

  const query = { form: 'confirm', ...(linkedContact ? { [confirmationKeys.contact]: linkedContact } : {}) };
  const label = text('auth.confirmCode');
  const shownProblem = isTouched ? '' : problem;
  return (
    <div className={styles.forms}>
      {(shownProblem || isForeign) && (
        <p role="alert" className={styles.problem}>
          {shownProblem || text('confirmation.foreign')}
        </p>
      )}
      <CodeEntry
        method="post"
        action={withLocale(paths.confirmation.build(null, query), locale)}
        className={styles.form}
        start={given}
        error={isForeign ? undefined : error}
        isBusy={busy}
        isQuick={false}
        onTry={() => {
          setTouched(true);
          setLacksContact(contact === '');
        }}
        onEnter={check}
        before={
          linkedContact === null ? (
            <Field
              id={`${id}-contact`}
              label={text('confirmation.contact')}
              error={lacksContact ? text('confirmation.contactRule') : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  name="contact"
                  value={typed}
                  onChange={(event) => {
                    setLacksContact(false);
                    setTyped(event.currentTarget.value);
                  }}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
          ) : (
            <input type="hidden" name="contact" value={linkedContact} />
          )
        }
      >
        {() => (
          <Button type="submit" kind="primary" size="large" loading={isChecking} disabled={pause > 0}>
            {pause > 0 ? text('auth.wait', { label, time: formatCountdown(pause) }) : label}
          </Button>
        )}
      </CodeEntry>
      <ConfirmationOptions contact={linkedContact} request={request} isSent={isSent} />
    </div>
  );
}
