import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { Winnings } from './Winnings.tsx';

/** The largest of the latest wins. */
export function TopWinnings({ top }: { top: Promise<Settled<{ winners: Winner[]; of: number }>> }) {
  const text = useText();
  const settled = use(top);
  if (!settled.ok) return <SectionFailed title={text('winners.failed')} error={settled.error} />;
  const { winners, of } = settled.value;
  return (
    <Winnings
      title={text('winners.topList')}
      note={text('winners.topNote', { n: formatNumber(of) })}
      winners={winners}
    />
  );
}
