import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Moment } from '#client/entities/moment/Moment.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import styles from './MoneyLine.module.css';
import type { MoneyRow } from './MoneyRow.ts';
import { rowSum } from './rowSum.ts';
import { rowTitle } from './rowTitle.ts';
import { statusLook } from './statusLook.ts';

interface MoneyLineProps {
  row: MoneyRow;
  names: Readonly<Record<string, string>>;
  /** At the end of the line. */
  children?: ReactNode;
}

export function MoneyLine({ row, names, children }: MoneyLineProps) {
  const text = useText();
  const { locale } = useApp();
  const { at, status } = row;
  const signedSum = rowSum(row);
  return (
    <div className={styles.line}>
      <Moment at={at} className={styles.at} />
      <span className={styles.title}>{rowTitle(row, names, text)}</span>
      <b className={clsx(styles.sum, signedSum?.hasMoved === false && styles.failed)}>
        {signedSum && (
          <HideableMoney>
            <Money {...signedSum.sum} locale={locale} signed={signedSum.hasMoved} />
          </HideableMoney>
        )}
      </b>
      <span className={styles.status}>
        <StatusBadge status={status} of={row.kind} />
      </span>
      {children}
    </div>
  );
}

function StatusBadge({ status, of }: { status: string; of: string }) {
  const text = useText();
  const { kind, icon, messageId } = statusLook(status, of);
  return (
    <Badge kind={kind} icon={icon}>
      {text(messageId)}
    </Badge>
  );
}
