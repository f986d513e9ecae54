import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { StarList } from '#client/ui/media/StarList.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Cashback.module.css';

const DAY_SECONDS = 86_400;
/** Sum of the example; a multiple of a hundred, so that percentages are whole. */
const EXAMPLE: Readonly<Record<string, number>> = { UZS: 100_000, RUB: 1_000 };

/** The example also says which part does not come back. */
export function HowCard({ plan: { percent, min, max, waits_seconds: waits, amount } }: HowCardProps) {
  const text = useText();
  const { locale } = useApp();
  const money = (sum: number) => formatMoney({ amount: sum, currency: amount.currency }, locale);
  const lost = EXAMPLE[amount.currency] ?? 100;
  const back = Math.round(lost * percent) / 100;
  const days = Math.floor(waits / DAY_SECONDS);
  return (
    <SettingsCard id="how" icon="info" title={text('cashback.how')}>
      <StarList
        items={[
          text('cashback.howNet'),
          text('cashback.howShare', { percent: percentDigits(percent) }),
          min && text('cashback.howMin', { min: formatMoney(min, locale) }),
          max && text('cashback.howMax', { max: formatMoney(max, locale) }),
          days > 0 && text('cashback.howWait', { days, n: formatNumber(days) }),
        ]}
      />
      <p className={styles.note}>
        {text('cashback.honest', { lost: money(lost), back: money(back), gone: money(lost - back) })}
      </p>
    </SettingsCard>
  );
}

interface HowCardProps {
  plan: OutputOf<typeof getCashbackPlan>;
}
