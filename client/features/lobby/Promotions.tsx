import { paths } from '../../../shared/url/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { ComingRow } from '../../entities/section/ComingRow.tsx';
import type { PromotionCard } from '../../entities/promotion/promotionCard.ts';
import { PromotionTile } from '../../entities/promotion/PromotionTile.tsx';
import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
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
