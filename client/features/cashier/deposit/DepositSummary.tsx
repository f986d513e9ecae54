import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
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
    <FactList
      layout="rows"
      label={text('deposit.summary')}
      facts={[
        { label: text('deposit.pays'), value: formatMoney(sum, locale) },
        { label: text('deposit.fee'), value: formatMoney(fee, locale) },
        bonus && { label: text('deposit.bonus'), value: write(bonus, '+') },
        method.eta && { label: text('deposit.when'), value: method.eta },
        rate && { label: text('cashier.rate'), value: `${rate.label} ≈ ${rate.value}` },
        {
          label: text('deposit.arrives'),
          value: arrives ? write(arrives) : text('deposit.byRate'),
          className: styles.total,
        },
      ]}
    />
  );
}
