import { paths } from '../../../shared/paths.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { formatEnd } from './formatEnd.ts';
import type { PromotionCard } from './promotionCard.ts';
import styles from './PromotionTile.module.css';

/** A promotion in a list: the whole card is its link, the terms stand on it. */
export function PromotionTile({ card, eager }: { card: PromotionCard; eager: boolean }) {
  const text = useText();
  return (
    <Card as="article" padding="none" pressable className={styles.card}>
      {card.image && (
        <img
          className={styles.picture}
          src={card.image}
          width={1280}
          height={420}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <LocaleLink to={paths.promotion.build({ id: card.id })} data-cover="">
            {card.name}
          </LocaleLink>
        </h2>
        {card.summary && <p className={styles.summary}>{card.summary}</p>}
        <p className={styles.when}>
          <Icon name="clock" size={16} />
          {card.ends === null ? text('promotions.open') : text('promotions.until', { date: formatEnd(card.ends) })}
        </p>
      </div>
    </Card>
  );
}
