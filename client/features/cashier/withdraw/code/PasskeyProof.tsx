import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { useApp } from '#client/context/useApp.ts';
import { usePasskeyPress } from '#client/entities/passkey/usePasskeyPress.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { askPasskeyProof, provePasskey } from '#shared/api/account/passkeys.contract.ts';

interface PasskeyProofProps {
  /** The withdrawal is under way. */
  isBusy: boolean;
  /** Called with what stands in for the code. */
  onProof: (code: string) => void;
}

/** Confirms a withdrawal by a passkey in place of the code. */
export function PasskeyProof({ isBusy, onProof }: PasskeyProofProps) {
  const text = useText();
  const hasMessages = useMessages('passkey');
  const { call } = useApp();
  const { isBusy: isProving, problem, press } = usePasskeyPress();
  if (!hasMessages) return null;

  async function prove(): Promise<void> {
    const { options } = await call(askPasskeyProof, {});
    const given = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    const { code } = await call(provePasskey, { credential: JSON.stringify(given) });
    onProof(code);
  }

  return (
    <>
      <Button size="large" wide icon="key" loading={isProving} disabled={isBusy} onClick={() => void press(prove)}>
        {text('passkey.prove')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
