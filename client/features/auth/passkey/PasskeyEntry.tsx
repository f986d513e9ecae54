import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from '../AuthForms.module.css';
import { usePasskeyEntry } from './usePasskeyEntry.ts';

interface PasskeyEntryProps {
  onSignedIn: () => void;
  onIncomplete: () => void;
}

/** Offers the device's passkeys in the login field (conditional UI), and by a button. Nothing on a platform without passkeys. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  const text = useText();
  const hasMessages = useMessages('passkey');
  const { isOffered, isBusy, problem, enter } = usePasskeyEntry(props);
  if (!isOffered || !hasMessages) return null;
  return (
    <>
      <Button wide icon="key" loading={isBusy} onClick={enter}>
        {text('passkey.enter')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
