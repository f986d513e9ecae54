import { clsx } from 'clsx';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './WaterfallList.module.css';
import type { Step } from './waterfall.ts';

/** The bars are hidden from screen readers, which get the sums. */
export function WaterfallList({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const { locale } = useApp();
  return (
    <ol className={styles.steps} aria-label={text('wallet.waterfall')}>
      {steps.map(({ cause, amount, count, from, to }) => {
        const isEnd = cause === 'opening' || cause === 'closing';
        return (
          <li
            key={cause}
            className={clsx(styles.step, isEnd ? styles.end : amount.amount < 0 ? styles.out : styles.in)}
          >
            <span>
              <span>{text(`wallet.cause.${cause}`)}</span>
              {count > 1 && <span className={styles.count}> × {formatNumber(count)}</span>}
            </span>
            <b>
              <HideableMoney>
                <Money {...amount} locale={locale} signed={!isEnd} />
              </HideableMoney>
            </b>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
              <rect x={from} y="0" width={Math.max(1, to - from)} height="6" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
