import { paths } from '../../../shared/paths.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { OfferCard } from './offerCard.ts';
import { OfferBadge } from './OfferBadge.tsx';
import styles from './OfferTile.module.css';

/** An offer in a list: the whole card is its link. One that is closed says why. */
export function OfferTile({ offer, eager }: { offer: OfferCard; eager: boolean }) {
  const text = useText();
  const { id, name, image, state } = offer;
  return (
    <Card as="article" padding="none" pressable className={styles.card} data-state={state}>
      {image && (
        <img
          className={styles.picture}
          src={image}
          width={600}
          height={240}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <LocaleLink to={paths.offer.build({ id })} data-cover="">
              {name}
            </LocaleLink>
          </h3>
          <OfferBadge offer={offer} />
        </div>
        {offer.text && <p className={styles.text}>{offer.text}</p>}
        {state === 'closed' && (
          <p className={styles.reason}>
            <Icon name="info" size={16} />
            <span>{offer.reason || text('offers.closedText')}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
