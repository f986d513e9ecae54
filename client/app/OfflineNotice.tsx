import { useText } from '../i18n/useText.ts';
import { Icon } from '../ui/media/Icon.tsx';
import styles from './OfflineNotice.module.css';
import { useOnline } from './useOnline.ts';

/** Says that the browser has no network: what is on the screen may be old. Always there, so that readers hear the words come. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const text = useText();
  return (
    <div aria-live="polite" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="wifi-off" size={20} />
          {text('shell.offline')}
        </p>
      )}
    </div>
  );
}
