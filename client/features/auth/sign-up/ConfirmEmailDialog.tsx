import { useId, useRef, useState } from 'react';
import {
  confirmContact,
  getContactPhoneSettings,
  sendConfirmationToContact,
} from '../../../../shared/api/account.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../../shared/errors/errorMessage.ts';
import { CODE_LENGTH } from '../../../../shared/rules/codeRule.ts';
import { storageKeys } from '../../../../shared/keys/storageKeys.ts';
import { useApp } from '../../../context/useApp.ts';
import type { DialogProps } from '../../../stores/DialogProps.ts';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/navigation/Button.tsx';
import { CodeInput } from '../../../ui/forms/controls/CodeInput.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { TextButton } from '../../../ui/navigation/TextButton.tsx';
import styles from '../AuthForms.module.css';
import { formatCountdown } from '../../../entities/form/formatCountdown.ts';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import { useCountdown } from '../../../entities/form/useCountdown.ts';

const RESEND_SECONDS = 60;

/** Proves that an address is the player's (E12): send on request, six digits, again after a minute. */
export function ConfirmEmailDialog({ params: { contact }, close }: DialogProps<'confirmEmail'>) {
  const text = useText();
  const { call, stores } = useApp();
  const id = useId();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const { left, start } = useCountdown();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const [settings] = await Promise.all([
        call(getContactPhoneSettings, {}).catch(() => null),
        call(sendConfirmationToContact, { contact }),
      ]);
      start(settings?.resend_time ?? RESEND_SECONDS);
      rememberSent(stores.session.account?.uid);
      setSent(true);
    } catch (failure) {
      if (failure instanceof AppError && failure.type === 'TooManyRequestsException') {
        // A code is on its way already.
        const { id: messageId, values } = errorMessage(failure);
        stores.toasts.show('error', text(messageId, values));
        start(values.seconds);
        setSent(true);
      } else setError(formatRefusal(failure));
    }
    setBusy(false);
  }

  async function confirm(given: string): Promise<void> {
    if (busy) return;
    if (given.length < CODE_LENGTH) {
      setError(text('validation.code'));
      return input.current?.focus();
    }
    setBusy(true);
    setError(undefined);
    try {
      await call(confirmContact, { contact, code: given });
      stores.toasts.show('success', text('auth.confirmed'));
      close('confirmed');
    } catch (failure) {
      const isRefusal = failure instanceof AppError && failure.type === 'InvalidParameterException';
      setError(isRefusal ? text('profile.smsCodeError') : formatRefusal(failure));
      setCode('');
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <Dialog open onClose={() => close()} closeLabel={text('auth.close')} title={text('auth.confirmEmail')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void (sent ? confirm(code) : send());
        }}
      >
        <p className={styles.text}>{text(sent ? 'auth.codeSentTo' : 'auth.confirmEmailText', { contact })}</p>
        {!sent && error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
        {sent && (
          <>
            <Field id={id} label={text('auth.field.code')} error={error}>
              {(control) => (
                <CodeInput
                  {...control}
                  ref={input}
                  value={code}
                  onChange={(next) => {
                    setError(undefined);
                    setCode(next);
                  }}
                  onComplete={(given) => void confirm(given)}
                  readOnly={busy}
                />
              )}
            </Field>
            <TextButton className={styles.forgot} disabled={left > 0} onClick={() => void send()}>
              {left > 0 ? text('auth.resendIn', { time: formatCountdown(left) }) : text('auth.resend')}
            </TextButton>
          </>
        )}
        <Button kind="primary" size="large" wide glow type="submit" loading={busy}>
          {text(sent ? 'auth.confirmCode' : 'auth.sendCode')}
        </Button>
        <Button kind="ghost" wide onClick={() => close()}>
          {text('auth.later')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The hint about an unconfirmed address is then no longer shown. */
function rememberSent(uid: number | undefined): void {
  if (uid === undefined) return;
  try {
    localStorage.setItem(storageKeys.confirmSent(uid), '1');
  } catch {
    // Without storage the hint comes again: no harm.
  }
}
