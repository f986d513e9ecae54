import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getHistoryTotals } from '#shared/api/play/roundFacts.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { netOf } from './netOf.ts';

/** Totals of all rounds that match the filter, shown or not. */
export function BetsTotals({ totals: { count, bet, win } }: { totals: OutputOf<typeof getHistoryTotals> }) {
  const text = useText();
  const { locale } = useApp();
  const net = netOf(bet, win);
  return (
    <section aria-label={text('bets.totals')}>
      <FactList
        facts={[
          { label: text('bets.count'), value: formatNumber(count) },
          { label: text('bets.staked'), value: formatMoney(bet, locale) },
          { label: text('bets.won'), value: formatMoney(win, locale) },
          { label: text('bets.net'), value: (net.amount > 0 ? '+' : '') + formatMoney(net, locale) },
        ]}
      />
    </section>
  );
}
