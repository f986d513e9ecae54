import { useEffect, useState } from 'react';
import { idleEndKey } from '../../../../shared/keys/idleEndKey.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from '../AuthForms.module.css';

/** Explains a sign-out after inactivity (E4). */
export function IdleEndNote() {
  const text = useText();
  const [isIdleEnd, setIdleEnd] = useState(false);
  useEffect(() => {
    try {
      if (sessionStorage.getItem(idleEndKey) === null) return;
      sessionStorage.removeItem(idleEndKey);
      setIdleEnd(true);
    } catch {
      // Without storage no reason is shown.
    }
  }, []);
  return isIdleEnd ? (
    <p role="status" className={styles.text}>
      {text('auth.idleEnd')}
    </p>
  ) : null;
}
