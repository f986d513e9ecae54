import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePasskeyPress } from '#client/entities/passkey/usePasskeyPress.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { askPasskeyProof, provePasskey } from '#shared/api/account/passkeys.contract.ts';

interface PasskeyProofProps {
  /** The withdrawal is under way. */
  isBusy: boolean;
  /** The player is asked for the passkey, or no longer is. */
  onProving: (isProving: boolean) => void;
  /** Called with what stands in for the code. */
  onProof: (code: string) => void;
}

/** Confirms a withdrawal by a passkey in place of the code. */
export function PasskeyProof({ isBusy, onProving, onProof }: PasskeyProofProps) {
  const text = useText();
  const hasMessages = useMessages('passkey');
  const { call } = useApp();
  const { isBusy: isProving, problem, press } = usePasskeyPress();
  // Whoever went back has not agreed to the order any more.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
  if (!hasMessages) return null;

  async function prove(): Promise<void> {
    const { options } = await call(askPasskeyProof, {});
    const given = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    const { code } = await call(provePasskey, { credential: JSON.stringify(given) });
    if (isHere.current) onProof(code);
  }

  async function start(): Promise<void> {
    onProving(true);
    await press(prove);
    onProving(false);
  }

  return (
    <>
      <Button size="large" wide icon="key" loading={isProving} disabled={isBusy} onClick={() => void start()}>
        {text('passkey.prove')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
