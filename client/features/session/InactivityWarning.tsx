import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Session.module.css';

interface InactivityWarningProps {
  /** Seconds. */
  secondsLeft: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Shown above every other dialog; closing it means to stay. */
export function InactivityWarning({ secondsLeft: seconds, onStay, onLeave }: InactivityWarningProps) {
  const text = useText();
  return (
    <Dialog
      kind="confirm"
      open
      onClose={onStay}
      closeLabel={text('player.close')}
      title={text('player.inactivityTitle')}
    >
      <div className={styles.check}>
        <p className={styles.text}>{text('player.inactivityText')}</p>
        <p className={styles.left} role="timer">
          {text('player.inactivityLeft', { time: formatCountdown(seconds) })}
        </p>
        <div className={styles.actions}>
          <Button kind="primary" size="large" wide data-autofocus="" onClick={onStay}>
            {text('player.stay')}
          </Button>
          <Button size="large" wide onClick={onLeave}>
            {text('player.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
