import { useText } from '../../i18n/useText.ts';
import { AgeMark } from '../../ui/feedback/AgeMark.tsx';
import styles from './AgeNote.module.css';

/** 18+ and the sentence that belongs to it. */
export function AgeNote() {
  const text = useText();
  return (
    <p className={styles.note}>
      <AgeMark />
      <span className={styles.words}>{text('shell.ageNote')}</span>
    </p>
  );
}
