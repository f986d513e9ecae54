import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { addPasskey, askNewPasskey } from '#shared/api/account/passkeys.contract.ts';
import styles from './MakePasskey.module.css';
import { usePasskeyPress } from './usePasskeyPress.ts';

/** Makes a passkey in one press: the browser asks for the finger, face or PIN. Render it where canUsePasskeys() is true. */
export function MakePasskey({ onMade }: { onMade: () => void }) {
  const text = useText();
  const hasMessages = useMessages('passkey');
  const { call, stores } = useApp();
  const { isBusy, problem, wait, press } = usePasskeyPress();
  if (!hasMessages) return null;

  async function make(): Promise<void> {
    const { options } = await call(askNewPasskey, {});
    const made = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await call(addPasskey, { credential: JSON.stringify(made) });
    stores.toasts.show('success', text('passkey.made'));
    onMade();
  }

  const label = text('passkey.make');
  return (
    <div className={styles.make}>
      <Button kind="primary" icon="key" loading={isBusy} disabled={wait > 0} onClick={() => void press(make)}>
        {wait > 0 ? `${label}: ${formatCountdown(wait)}` : label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
