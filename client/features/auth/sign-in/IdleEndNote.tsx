import { useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { Status } from '#client/ui/layout/Status.tsx';
import { rareTabKeys } from '#shared/keys/rareTabKeys.ts';
import styles from '../AuthForms.module.css';

/** Explains a sign-out after inactivity (E4). */
export function IdleEndNote() {
  const text = useText();
  const [isIdleEnd, setIdleEnd] = useState(false);
  useEffect(() => {
    if (tabStorage.read(rareTabKeys.idleEnd) === null) return;
    tabStorage.remove(rareTabKeys.idleEnd);
    setIdleEnd(true);
  }, []);
  return <Status className={styles.text}>{isIdleEnd && text('auth.idleEnd')}</Status>;
}
