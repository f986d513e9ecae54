import { useText } from '#client/i18n/useText.ts';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import styles from './BonusCard.module.css';
import { SpinCard } from './SpinCard.tsx';

interface SpinListProps {
  packs: OutputOf<typeof getFreespins>['items'];
  /** Milliseconds of the site's clock. */
  now: number;
}

export function SpinList({ packs, now }: SpinListProps) {
  const text = useText();
  return (
    <section aria-labelledby="spins">
      <SectionHeader id="spins" title={text('bonuses.spins')} />
      <ul className={styles.list}>
        {packs.map((pack) => (
          <SpinCard key={pack.id} pack={pack} isOver={Boolean(pack.expired_at && inMs(pack.expired_at) <= now)} />
        ))}
      </ul>
    </section>
  );
}
