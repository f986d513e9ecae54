import { useText } from '#client/i18n/useText.ts';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { OfferBadge } from './OfferBadge.tsx';
import styles from './OfferTile.module.css';
import type { OfferCard } from './offerCard.ts';

/** An offer in a list; a closed one shows its reason. */
export function OfferTile({ offer, eager }: { offer: OfferCard; eager: boolean }) {
  const text = useText();
  const isClosed = offer.state === 'closed';
  return (
    <PictureTile
      className={isClosed ? styles.closed : undefined}
      picture={{ src: offer.image, width: 780, height: 560 }}
      eager={eager}
      headingLevel={3}
      title={
        <LocaleLink to={paths.offer.build({ id: offer.id })} data-cover="">
          {offer.name}
        </LocaleLink>
      }
      badge={<OfferBadge offer={offer} />}
      text={offer.text}
      foot={
        isClosed && (
          <p className={styles.reason}>
            <Icon name="info" size={16} />
            <span>{offer.reason || text('offers.closedText')}</span>
          </p>
        )
      }
    />
  );
}
