import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import styles from './WeekBars.module.css';

/** In units of the drawing: distance from the zero line in the middle to an edge, which the largest result reaches. */
const HALF = 36;
const STEP = 40;
const WIDTH = 20;
const MIN_HEIGHT = 1;

/** Daily results of the week: text for screen readers, bars for the eye. */
export function WeekBars({ days }: { days: readonly { from: number; net: Money }[] }) {
  const text = useText();
  const { locale } = useApp();
  const max = Math.max(1, ...days.map(({ net }) => Math.abs(net.amount)));
  return (
    <ol className={styles.days} aria-label={text('limits.chart')}>
      {days.map(({ from, net }, index) => {
        const day = text(`limits.day.${index}`);
        const height = Math.max(MIN_HEIGHT, Math.round((Math.abs(net.amount) / max) * HALF));
        return (
          <li key={from} aria-label={text('limits.dayNet', { day, net: formatMoney(net, locale) })}>
            <svg viewBox={`0 0 ${STEP} ${2 * HALF}`} aria-hidden="true">
              <path className={styles.zero} d={`M0 ${HALF}h${STEP}`} />
              <rect
                className={net.amount < 0 ? styles.loss : net.amount > 0 ? styles.gain : styles.none}
                x={(STEP - WIDTH) / 2}
                width={WIDTH}
                y={net.amount < 0 ? HALF : HALF - height}
                height={height}
                rx={3}
              />
            </svg>
            <span aria-hidden="true">{day}</span>
          </li>
        );
      })}
    </ol>
  );
}
