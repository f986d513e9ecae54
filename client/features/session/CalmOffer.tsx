import { useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { useTheme } from '#client/ui/theme/useTheme.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import styles from './Session.module.css';

const KEY = rareStorageKeys.calmOffered;

/** Offers calm mode (no motion, no glow) once a device. */
export function CalmOffer() {
  const text = useText();
  const { isCalm, setCalm } = useTheme();
  const [isNew] = useState(() => !isCalm && !wasOffered());
  useEffect(() => {
    if (isNew) deviceStorage.write(KEY, '1');
  }, [isNew]);
  if (!isNew) return null;
  return (
    <div className={styles.calm}>
      <p className={styles.text} role="status">
        {text(isCalm ? 'player.calmOn' : 'player.calmOffer')}
      </p>
      {!isCalm && <Button onClick={() => setCalm(true)}>{text('player.calmYes')}</Button>}
    </div>
  );
}

function wasOffered(): boolean {
  return deviceStorage.read(KEY) !== null;
}
