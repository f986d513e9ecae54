import { formatMoney } from '../../../../shared/domain/money/formatMoney.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { DepositSums } from './depositSums.ts';
import styles from './DepositSummary.module.css';

interface DepositSummaryProps {
  sums: DepositSums;
  method: DepositMethod;
}

export function DepositSummary({ sums, method }: DepositSummaryProps) {
  const text = useText();
  const { locale } = useApp();
  const { sum, fee, arrives, bonus } = sums;
  const credit = arrives
    ? `${arrives.isAbout ? '≈ ' : ''}${formatMoney(arrives.money, locale)}`
    : text('deposit.byRate');
  return (
    <dl className={styles.facts} aria-label={text('deposit.summary')}>
      <div>
        <dt>{text('deposit.pays')}</dt>
        <dd>{formatMoney(sum, locale)}</dd>
      </div>
      <div>
        <dt>{text('deposit.fee')}</dt>
        <dd>{formatMoney(fee, locale)}</dd>
      </div>
      {bonus && (
        <div>
          <dt>{text('deposit.bonus')}</dt>
          <dd>+{formatMoney(bonus, locale)}</dd>
        </div>
      )}
      {method.eta && (
        <div>
          <dt>{text('deposit.when')}</dt>
          <dd>{method.eta}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{text('deposit.arrives')}</dt>
        <dd>{credit}</dd>
      </div>
    </dl>
  );
}
