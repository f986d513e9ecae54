import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import { rateFact } from '../method/rateFact.ts';
import styles from './DepositSummary.module.css';
import type { DepositSums } from './depositSums.ts';

interface DepositSummaryProps {
  sums: DepositSums;
  method: DepositMethod;
  /** Currency of the player's account. */
  account: string;
  rates: Rates;
}

export function DepositSummary({ sums, method, account, rates }: DepositSummaryProps) {
  const text = useText();
  const { locale } = useApp();
  const { sum, fee, arrives, bonus } = sums;
  const write = ({ money, isAbout }: NonNullable<typeof arrives>, sign = '') =>
    `${isAbout ? '≈\u00A0' : ''}${sign}${formatMoney(money, locale)}`;
  const rate = rateFact([account, method.currency], rates, locale);
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
          <dd>{write(bonus, '+')}</dd>
        </div>
      )}
      {method.eta && (
        <div>
          <dt>{text('deposit.when')}</dt>
          <dd>{method.eta}</dd>
        </div>
      )}
      {rate && (
        <div>
          <dt>{text('cashier.rate')}</dt>
          <dd>{`${rate.label} ≈ ${rate.value}`}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{text('deposit.arrives')}</dt>
        <dd>{arrives ? write(arrives) : text('deposit.byRate')}</dd>
      </div>
    </dl>
  );
}
