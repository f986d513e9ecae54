import { useEffect, useState } from 'react';
import { phraseKey } from '#client/entities/shield/phraseKey.ts';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import styles from '../AuthForms.module.css';

/** The player's anti-phishing phrase, if this device has stored it: a forged page cannot show it. */
export function KnownPhrase({ login }: { login: string }) {
  const text = useText();
  const [phrase, setPhrase] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void recallPhrase(login).then((stored) => {
      if (!isGone) setPhrase(stored);
    });
    return () => {
      isGone = true;
    };
  }, [login]);
  return phrase === null ? null : <p className={styles.text}>{text('auth.yourPhrase', { phrase })}</p>;
}

/** The phrase stored on this device for a login (rememberPhrase), or null. */
async function recallPhrase(login: string): Promise<string | null> {
  try {
    return deviceStorage.read(await phraseKey(login));
  } catch {
    return null;
  }
}
