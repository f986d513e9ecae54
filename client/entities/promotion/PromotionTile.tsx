import { useText } from '#client/i18n/useText.ts';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { formatLastDay } from './formatLastDay.ts';
import styles from './PromotionTile.module.css';
import type { PromotionCard } from './promotionCard.ts';

interface PromotionTileProps {
  card: PromotionCard;
  eager?: boolean;
  headingLevel: 2 | 3;
}

/** A promotion in a list, with its terms. */
export function PromotionTile({ card, eager, headingLevel }: PromotionTileProps) {
  const text = useText();
  return (
    <PictureTile
      picture={{ src: card.phoneImage, width: 780, height: 560 }}
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
          <span>
            {card.ends === null
              ? text('promotions.open')
              : text('promotions.until', { date: formatLastDay(card.ends) })}
          </span>
        </p>
      }
    />
  );
}
