import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useCountdown } from '#client/entities/form/useCountdown.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { loadPlayerFacts } from '#client/entities/player/loadPlayerFacts.ts';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { serverFieldErrors } from '#client/ui/forms/serverFieldErrors.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import {
  confirmContact,
  getContactPhoneSettings,
  sendConfirmationToContact,
} from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { codeErrorId } from '#shared/forms/codeErrorId.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

const RESEND_SECONDS = 60;

/** Confirms a contact of the player (E12) by a six-digit code; a new code can be requested after a pause. */
export function useContactCode(contact: string, onConfirmed: () => void) {
  const text = useText();
  const { call, stores } = useApp();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const resend = useCountdown();
  const { wait, take } = useRefusals();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<'code' | 'contact' | null>(null);

  /** The platform's text when the refusal names the contact, else the text of the error catalogue. */
  const refusalText = (failure: unknown): string | undefined => {
    const [named] = failure instanceof AppError ? serverFieldErrors(failure.data, ['contact']) : [];
    return formatRefusal(failure, named?.field, named?.code);
  };

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const [settings] = await Promise.all([
        call(getContactPhoneSettings, {}).catch(() => null),
        call(sendConfirmationToContact, { contact }).then(requireOne),
      ]);
      resend.start(settings?.resend_time ?? RESEND_SECONDS);
      rememberSent(stores.session.account?.uid);
      setSent(true);
    } catch (failure) {
      take(failure);
      setError(refusalText(failure));
      // A code has been sent already.
      if (failure instanceof AppError && failure.type === 'TooManyRequestsException') setSent(true);
    }
    setBusy(false);
  }

  /** `code` has its full length. Resolves to whether the contact is confirmed. */
  async function confirm(code: string): Promise<boolean> {
    if (busy || wait > 0) return false;
    setBusy(true);
    setChecking(true);
    setError(undefined);
    try {
      requireOne(await call(confirmContact, { contact, code }));
      if (stores.session.isPlayer) void loadPlayerFacts({ call, stores });
      onConfirmed();
      return true;
    } catch (failure) {
      take(failure);
      const { data = {} } = failure instanceof AppError ? failure : {};
      const codeError = codeErrorId(failure);
      setRefused(codeError ? 'code' : data['contact'] === undefined ? null : 'contact');
      setError(codeError ? text(codeError) : refusalText(failure));
      return false;
    } finally {
      setBusy(false);
      setChecking(false);
    }
  }

  return {
    /** A code has been sent. */
    sent,
    busy,
    error,
    /** What the platform refused in the last attempt to confirm. */
    refused,
    /** A code is being checked. */
    isChecking,
    /** Seconds until a code may be requested again. */
    wait: Math.max(resend.secondsLeft, wait),
    /** Seconds until anything may be sent again after too many attempts. */
    pause: wait,
    send,
    confirm,
  };
}

/** Hides the hint about an unconfirmed contact. */
function rememberSent(uid: number | undefined): void {
  if (uid !== undefined) deviceStorage.write(storageKeys.confirmSent(uid), '1');
}
