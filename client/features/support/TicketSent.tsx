import { useText } from '#client/i18n/useText.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import styles from './TicketSent.module.css';

/** Confirmation with the case number. */
export function TicketSent({ caseNumber }: { caseNumber: string }) {
  const text = useText();
  return (
    <div className={styles.sent} role="status">
      <StarMark icon="check" size={64} />
      <p className={styles.title}>{text('support.sent')}</p>
      <p>
        {text('support.caseNumber')} <strong className={styles.number}>{caseNumber}</strong>
      </p>
      <p className={styles.note}>{text('support.sentText')}</p>
    </div>
  );
}
