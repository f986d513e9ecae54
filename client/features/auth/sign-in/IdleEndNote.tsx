import { useEffect, useState } from 'react';
import { idleEndKey } from '../../../../shared/keys/idleEndKey.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from '../AuthForms.module.css';
import { tabStorage } from '../../../lib/device/tabStorage.ts';

/** Explains a sign-out after inactivity (E4). */
export function IdleEndNote() {
  const text = useText();
  const [isIdleEnd, setIdleEnd] = useState(false);
  useEffect(() => {
    if (tabStorage.read(idleEndKey) === null) return;
    tabStorage.remove(idleEndKey);
    setIdleEnd(true);
  }, []);
  return isIdleEnd ? (
    <p role="status" className={styles.text}>
      {text('auth.idleEnd')}
    </p>
  ) : null;
}
