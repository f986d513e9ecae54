import { paths } from '../../shared/paths.ts';
import { LocaleLink } from '../i18n/LocaleLink.tsx';
import { useText } from '../i18n/useText.ts';
import { Icon } from '../ui/Icon.tsx';
import { PictureTile } from '../ui/PictureTile.tsx';
import { formatLastDay } from './formatLastDay.ts';
import type { PromotionCard } from '../lib/promotionCard.ts';
import styles from './PromotionTile.module.css';

interface PromotionTileProps {
  card: PromotionCard;
  eager?: boolean;
  headingLevel: 2 | 3;
}

/** A promotion in a list: its terms stand on it. */
export function PromotionTile({ card, eager, headingLevel }: PromotionTileProps) {
  const text = useText();
  return (
    <PictureTile
      className={styles.card}
      picture={{ src: card.image, width: 1280, height: 420 }}
      eager={eager}
      headingLevel={headingLevel}
      title={
        <LocaleLink to={paths.promotion.build({ id: card.id })} data-cover="">
          {card.name}
        </LocaleLink>
      }
      text={card.summary}
      foot={
        <p className={styles.when}>
          <Icon name="clock" size={16} />
          {card.ends === null ? text('promotions.open') : text('promotions.until', { date: formatLastDay(card.ends) })}
        </p>
      }
    />
  );
}
