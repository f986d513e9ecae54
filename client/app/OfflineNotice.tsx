import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './OfflineNotice.module.css';
import { useOnline } from './useOnline.ts';

/** Warns that the browser is offline. The live region is always rendered, so that screen readers announce the text when it appears. */
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
