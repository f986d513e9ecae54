import { useText } from '#client/i18n/useText.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import styles from './AgeNote.module.css';

/** The 18+ mark with its sentence. */
export function AgeNote() {
  const text = useText();
  return (
    <p className={styles.note}>
      <AgeMark />
      <span className={styles.text}>{text('shell.ageNote')}</span>
    </p>
  );
}
