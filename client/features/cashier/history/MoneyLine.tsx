import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatMoment } from '../../../lib/formatMoment.ts';
import { Money } from '../../../ui/feedback/Money.tsx';
import styles from './MoneyLine.module.css';
import type { MoneyRow } from './MoneyRow.ts';
import { rowTitle } from './rowTitle.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { statusLook } from './statusLook.ts';

interface MoneyLineProps {
  row: MoneyRow;
  names: Readonly<Record<string, string>>;
  /** At the end of the line. */
  children?: ReactNode;
}

/** When, what, how much and how it stands. */
export function MoneyLine({ row, names, children }: MoneyLineProps) {
  const text = useText();
  const { locale } = useApp();
  const { at, money, kind, status } = row;
  // What did not come or go has no sign.
  const hasFailed = statusLook(status).kind === 'danger';
  const amount = money && (kind === 'withdrawal' && !hasFailed ? -money.amount : money.amount);
  return (
    <div className={styles.line}>
      <time className={styles.at} dateTime={at === null ? undefined : new Date(at).toISOString()}>
        {at === null ? '—' : formatMoment(at)}
      </time>
      <span className={styles.title}>{rowTitle(row, names, text)}</span>
      <b className={clsx(styles.sum, hasFailed && styles.failed)}>
        {money && amount !== null && <Money {...money} amount={amount} locale={locale} signed={!hasFailed} />}
      </b>
      <span className={styles.status}>
        <StatusBadge status={status} />
      </span>
      {children}
    </div>
  );
}
