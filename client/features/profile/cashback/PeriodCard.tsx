import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Cashback.module.css';
import { soFar } from './soFar.ts';

export function PeriodCard({ plan }: { plan: OutputOf<typeof getCashbackPlan> }) {
  const text = useText();
  const { locale } = useApp();
  const { from, until, percent, bet, win, amount, min } = plan;
  const { id, lost } = soFar(plan);
  const money = (sum: number) => formatMoney({ amount: sum, currency: amount.currency }, locale);
  const rows = [
    { label: text('cashback.bet'), value: money(bet.amount) },
    { label: text('cashback.win'), value: money(win.amount) },
    { label: text(lost < 0 ? 'cashback.ahead' : 'cashback.lost'), value: money(Math.abs(lost)) },
    { label: text('cashback.share', { percent: percentDigits(percent) }), value: money(amount.amount) },
  ];
  return (
    <SettingsCard id="period" icon="percent" title={text('cashback.period')}>
      <p className={styles.note}>
        {text('cashback.span', { from: formatMoment(toMs(from) ?? 0), until: formatEnd(toMs(until) ?? 0) })}
      </p>
      <FactList facts={rows} />
      <p>{text(id, { amount: money(amount.amount), min: min ? formatMoney(min, locale) : '' })}</p>
    </SettingsCard>
  );
}
