import type { getCurrencyRates } from '../../../../shared/api/account/account.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatMoment } from '../../../lib/formatMoment.ts';
import styles from './RateTable.module.css';
import { FactList } from '../../../ui/layout/FactList.tsx';

/** Rates per unit of the base, and their time; inverted where that is easier to read. */
export function RateTable({ rates: { base, rates, updated_at: at } }: { rates: OutputOf<typeof getCurrencyRates> }) {
  const text = useText();
  const { locale } = useApp();
  const facts = Object.entries(rates)
    .filter(([code, rate]) => code !== base && rate > 0)
    .map(([code, rate]) => {
      const isSmall = rate < 1;
      const value = isSmall ? 1 / rate : rate;
      const rounded = Math.round(value * 100) / 100;
      return {
        label: `1 ${currencyUnit(isSmall ? code : base, locale)}`,
        value: `${formatNumber(rounded)} ${currencyUnit(isSmall ? base : code, locale)}`,
      };
    });
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="rates" className={styles.rates}>
      <h2 id="rates">{text('wallet.rates')}</h2>
      <FactList facts={facts} />
      {at > 0 && <p>{text('wallet.ratesAt', { at: formatMoment(at * 1000) })}</p>}
    </section>
  );
}
