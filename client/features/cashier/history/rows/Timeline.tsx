import { clsx } from 'clsx';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { paymentStates } from '#shared/cashier/paymentStates.ts';
import { inMs } from '#shared/domain/inMs.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  /** In order; `at` in Unix seconds, null for a future step of unknown time. */
  steps: readonly { status: string; at: number | null; is_done: boolean }[];
}

const BAD = new Set<string>(paymentStates.failed);
const KNOWN = new Set<string>(Object.values(paymentStates).flat());

export function Timeline({ steps }: TimelineProps) {
  const text = useText();
  const next = steps.findIndex(({ is_done: isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label={text('history.progress')}>
      {steps.map(({ status, at, is_done: isDone }, index) => (
        <li
          key={status}
          aria-current={index === next ? 'step' : undefined}
          className={clsx(styles.step, isDone && styles.done, BAD.has(status) && styles.bad)}
        >
          <span className={styles.mark}>
            {isDone && <Icon name={BAD.has(status) ? 'close' : 'check'} size={16} />}
            {index === next && <Icon name="clock" size={16} />}
          </span>
          <span>{text(`history.step.${KNOWN.has(status) ? status : 'other'}`)}</span>
          <span className={styles.at}>
            {at === null
              ? text('history.expected')
              : isDone
                ? formatMoment(inMs(at))
                : text('history.expectedAt', { at: formatMoment(inMs(at)) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
