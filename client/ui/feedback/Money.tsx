import { clsx } from 'clsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { shownDigits } from '#shared/domain/money/shownDigits.ts';
import type { Locale } from '#shared/locales.ts';
import styles from './Money.module.css';

interface MoneyProps {
  /** Major units. */
  amount: number;
  currency: string;
  locale: Locale;
  /** The operator's sign for the currency. */
  symbol?: string;
  /** `+` before gains. */
  signed?: boolean;
  /** In the display font, for the headline amount of a card. */
  display?: boolean;
  className?: string;
}

/**
 * `1 250 000 soʻm`, on one line, with tabular figures and a muted unit. Not translated: a browser's translator replaces the text,
 * and a changed sum would not be shown.
 */
export function Money({ amount, currency, locale, symbol, signed, display, className }: MoneyProps) {
  return (
    <span translate="no" className={clsx(styles.money, display && styles.display, className)}>
      {`${signed && amount > 0 ? '+' : ''}${formatNumber(amount, shownDigits(currency))}\u00A0`}
      <span className={styles.unit}>{symbol ?? currencyUnit(currency, locale)}</span>
    </span>
  );
}
