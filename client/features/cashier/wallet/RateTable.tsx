import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { getCurrencyRates } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { rateFact } from '../method/rateFact.ts';
import styles from './RateTable.module.css';

/** Rates of the base, and their time. */
export function RateTable({
  rates: { base, rates, updated_at: updatedAt },
}: {
  rates: OutputOf<typeof getCurrencyRates>;
}) {
  const text = useText();
  const { locale } = useApp();
  const allRates = { ...rates, [base]: 1 };
  const rows = Object.keys(rates).flatMap((code) => rateFact([base, code], allRates, locale) ?? []);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="rates" className={styles.rates}>
      <h2 id="rates">{text('wallet.rates')}</h2>
      <FactList facts={rows} />
      {updatedAt > 0 && <p>{text('wallet.ratesAt', { at: formatMoment(inMs(updatedAt)) })}</p>}
    </section>
  );
}
