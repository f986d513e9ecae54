import { useReload } from '#client/context/useReload.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import styles from './ProfileFailure.module.css';

/** A missing part of the page, with a button to load it again. */
export function ProfileFailure({ error }: { error: ErrorType }) {
  const text = useText();
  const errorText = useErrorText();
  const { reload, isReloading } = useReload();
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {text('profile.partMissing')} {errorText(error)}
      </p>
      <TextButton icon="refresh" disabled={isReloading} onClick={() => void reload()} className={styles.again}>
        {text('profile.again')}
      </TextButton>
    </div>
  );
}
