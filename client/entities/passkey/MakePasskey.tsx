import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { addPasskey, askNewPasskey } from '#shared/api/account/passkeys.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import styles from './MakePasskey.module.css';
import { usePasskeyPress } from './usePasskeyPress.ts';

interface MakePasskeyProps {
  /** The hold of withdrawals that is told above the button, Unix seconds; null: none is told. */
  holdUntil: number | null;
  onMade: () => void;
}

/**
 * Makes a passkey in one press: the browser asks for the finger, face or PIN. Render it where canUsePasskeys() is true. A page that is open for
 * long does not know that a key would hold withdrawals by now; such a press tells it, and the next one makes the key.
 */
export function MakePasskey({ holdUntil, onMade }: MakePasskeyProps) {
  const text = useText();
  const hasMessages = useMessages('passkey');
  const { call, stores } = useApp();
  const { isBusy, problem, wait, press } = usePasskeyPress();
  const [hold, setHold] = useState(holdUntil);
  if (!hasMessages) return null;

  async function make(): Promise<void> {
    // At the same time, because a browser asks for the finger only soon after a press.
    const [{ options }, shield] = await Promise.all([
      call(askNewPasskey, {}),
      call(getShield, {}).catch(() => undefined),
    ]);
    const until = shield?.would_hold.passkey ?? null;
    if (until !== null && hold === null) return setHold(until);
    const made = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await call(addPasskey, { credential: JSON.stringify(made) });
    stores.toasts.show('success', text('passkey.made'));
    onMade();
  }

  const label = text('passkey.make');
  const isNews = hold !== null && hold !== holdUntil;
  return (
    <div className={styles.make}>
      <Button kind="primary" icon="key" loading={isBusy} disabled={wait > 0} onClick={() => void press(make)}>
        {wait > 0 ? `${label}: ${formatCountdown(wait)}` : label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{isNews && text('passkey.holdNow', { time: formatMoment(inMs(hold)) })}</p>
    </div>
  );
}
