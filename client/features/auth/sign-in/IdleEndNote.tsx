import { useEffect, useState } from 'react';
import { idleEndKey } from '../../../../shared/keys/idleEndKey.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from '../AuthForms.module.css';

/** Why the player has to sign in again, where they were signed out for doing nothing (E4). */
export function IdleEndNote() {
  const text = useText();
  const [isIdleEnd, setIdleEnd] = useState(false);
  useEffect(() => {
    try {
      if (sessionStorage.getItem(idleEndKey) === null) return;
      sessionStorage.removeItem(idleEndKey);
      setIdleEnd(true);
    } catch {
      // Then nobody knows.
    }
  }, []);
  return isIdleEnd ? (
    <p role="status" className={styles.text}>
      {text('auth.idleEnd')}
    </p>
  ) : null;
}
