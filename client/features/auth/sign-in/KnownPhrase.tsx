import { useEffect, useState } from 'react';
import { recallPhrase } from '../../../entities/shield/recallPhrase.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from '../AuthForms.module.css';

/** The phrase of who signs in, where this device has seen it: a forged page cannot know it. */
export function KnownPhrase({ login }: { login: string }) {
  const text = useText();
  const [phrase, setPhrase] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void recallPhrase(login).then((known) => {
      if (!isGone) setPhrase(known);
    });
    return () => {
      isGone = true;
    };
  }, [login]);
  return phrase === null ? null : <p className={styles.text}>{text('auth.yourPhrase', { phrase })}</p>;
}
