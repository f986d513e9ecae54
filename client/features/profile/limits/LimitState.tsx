import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money as Sum } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import styles from './Limits.module.css';

interface LimitStateProps {
  label: string;
  /** null: no limit is set. */
  amount: Sum | null;
  remaining: Sum | null;
}

export function LimitState({ label, amount, remaining }: LimitStateProps) {
  const text = useText();
  const { locale } = useApp();
  if (!amount || !remaining)
    return (
      <>
        <p className={styles.note}>{label}</p>
        <p className={styles.none}>{text('limits.none')}</p>
      </>
    );
  const used = fromMinor(Math.max(0, toMinor(amount) - toMinor(remaining)), amount.currency);
  return (
    <>
      <p className={styles.note}>{label}</p>
      <p className={styles.sum}>
        <Money {...amount} locale={locale} display />
      </p>
      <Progress
        label={text('limits.used', { sum: formatMoney(used, locale) })}
        value={used.amount}
        max={amount.amount}
        numbers={text('limits.left', { sum: formatMoney(remaining, locale) })}
        tone="secondary"
      />
    </>
  );
}
