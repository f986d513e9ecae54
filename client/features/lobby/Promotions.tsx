import { paths } from '../../../shared/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { ComingRow } from '../../games/ComingRow.tsx';
import type { PromotionCard } from '../../lib/promotionCard.ts';
import { PromotionTile } from '../../games/PromotionTile.tsx';
import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './cardSkeleton.module.css';

/** The first of the promotions that run, with their terms. */
export function Promotions({ promotions }: { promotions: Promise<Settled<PromotionCard[]>> }) {
  const text = useText();
  return (
    <ComingRow
      title={text('lobby.promotions')}
      more={{ href: paths.promotions.build(), text: text('lobby.allPromotions') }}
      size="card"
      items={promotions}
      skeleton={<Skeleton className={styles.promotion} />}
    >
      {(card) => <PromotionTile card={card} headingLevel={3} />}
    </ComingRow>
  );
}
