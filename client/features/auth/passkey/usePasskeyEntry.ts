import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePasskeyPress } from '#client/entities/passkey/usePasskeyPress.ts';
import { askPasskey, enterByPasskey } from '#shared/api/account/passkeys.contract.ts';
import { UNKNOWN_PASSKEY } from '#shared/auth/unknownPasskey.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { useAfterAuth } from '../address/useAfterAuth.ts';

/** A challenge lives five minutes; the field's offer is renewed before. */
const RENEW_MS = 240_000;

interface PasskeyEntryEnd {
  onSignedIn: () => void;
  onIncomplete: () => void;
}

type Signals = { signalUnknownCredential?: (gone: { rpId: string; credentialId: string }) => Promise<void> };

/** Signing in by a passkey: offered in the login field while the form is there, and by a press. */
export function usePasskeyEntry({ onSignedIn, onIncomplete }: PasskeyEntryEnd) {
  const { call, stores } = useApp();
  const { enter, leave } = useAfterAuth();
  const { isBusy, problem, tell, press } = usePasskeyPress();
  const [isOffered, setOffered] = useState(false);
  /** Moves on with each offer in the field; an older one is over. */
  const round = useRef(0);

  async function sign(optionsJSON: PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: boolean): Promise<void> {
    const given = await startAuthentication({ optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false });
    const info = await call(enterByPasskey, { credential: JSON.stringify(given) }).catch((error: unknown) => {
      stores.tracker.track('error_login', { code: String(presentError(error).type) });
      // The browser stops offering a passkey that has been removed here.
      if (error instanceof AppError && error.code === UNKNOWN_PASSKEY)
        void (window.PublicKeyCredential as Signals)
          .signalUnknownCredential?.({ rpId: optionsJSON.rpId ?? window.location.hostname, credentialId: given.id })
          .catch(() => undefined);
      throw error;
    });
    round.current += 1;
    stores.tracker.track('login');
    enter(info);
    if (!info.is_registration_completed) return onIncomplete();
    onSignedIn();
    await leave(false);
  }

  const ask = async () => (await call(askPasskey, {})).options as unknown as PublicKeyCredentialRequestOptionsJSON;

  async function offerInField(): Promise<void> {
    round.current += 1;
    const mine = round.current;
    const isOver = () => mine !== round.current;
    while (!isOver()) {
      const options = await ask();
      if (isOver()) return;
      setOffered(true);
      if (!(await browserSupportsWebAuthnAutofill()) || isOver()) return;
      const renewal = setTimeout(() => WebAuthnAbortService.cancelCeremony(), RENEW_MS);
      try {
        await sign(options, true);
        return;
      } catch (error) {
        if (isOver()) return;
        const isRenewed = error instanceof Error && error.name === 'AbortError';
        if (error instanceof AppError) tell(error);
        else if (!isRenewed) return;
      } finally {
        clearTimeout(renewal);
      }
    }
  }
  const begin = useRef(offerInField);
  useEffect(() => {
    begin.current = offerInField;
  });
  useEffect(() => {
    // A platform without passkeys, or one that does not answer: the password stays.
    begin.current().catch(() => undefined);
    return () => {
      round.current += 1;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  async function enterByPress(): Promise<void> {
    round.current += 1;
    if (await press(async () => sign(await ask(), false))) return;
    begin.current().catch(() => undefined);
  }

  return { isOffered, isBusy, problem, enter: () => void enterByPress() };
}
