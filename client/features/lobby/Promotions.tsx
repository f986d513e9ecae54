import type { Settled } from '#client/context/settle.ts';
import { PromotionTile } from '#client/entities/promotion/PromotionTile.tsx';
import type { PromotionCard } from '#client/entities/promotion/promotionCard.ts';
import { ComingRow } from '#client/entities/section/ComingRow.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './cardSkeleton.module.css';

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
