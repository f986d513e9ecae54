import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { canUsePasskeys } from '#client/entities/passkey/canUsePasskeys.ts';
import { MakePasskey } from '#client/entities/passkey/MakePasskey.tsx';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import { DAY_MS } from '#shared/constants.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { HintCard } from './HintCard.tsx';

/** A device offers a passkey at most once in 90 days. */
const AGAIN_MS = 90 * DAY_MS;

/**
 * Offers a passkey soon after a sign-in with a password, on a device that can check its owner, to a player who has none. Only when making one now
 * holds no withdrawal.
 */
export function PasskeyHint() {
  const text = useText();
  const { call } = useApp();
  const hasMessages = useMessages('passkey');
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    async function look(): Promise<void> {
      const last = Number(deviceStorage.read(storageKeys.passkeyOffered) ?? 0);
      if (!canUsePasskeys() || Date.now() - last < AGAIN_MS || !(await platformAuthenticatorIsAvailable())) return;
      const { items } = await call(getPasskeys, {}, { signal });
      if (items.length > 0) return;
      const { would_hold: hold } = await call(getShield, {}, { signal });
      if (hold.passkey === null && !signal.aborted) setOffered(true);
    }
    // A platform without passkeys offers none.
    look().catch(() => undefined);
    return () => abort.abort();
  }, [call]);
  const isShown = isOffered && hasMessages;
  useEffect(() => {
    if (isShown) deviceStorage.write(storageKeys.passkeyOffered, String(Date.now()));
  }, [isShown]);

  if (!isShown) return null;
  return (
    <HintCard
      icon="key"
      title={text('passkey.hintTitle')}
      text={text('passkey.hintText')}
      action={<MakePasskey holdUntil={null} onMade={() => setOffered(false)} />}
      onClose={() => setOffered(false)}
    />
  );
}
