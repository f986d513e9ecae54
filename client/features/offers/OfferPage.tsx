import type { PageData } from '#client/context/LoaderArgs.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { PageHero } from '#client/ui/layout/PageHero.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { OfferAction } from './OfferAction.tsx';
import { OfferBadge } from './OfferBadge.tsx';
import styles from './OfferPage.module.css';
import { OfferPrice } from './OfferPrice.tsx';

export function OfferPage({ offer, seo }: PageData<typeof import('./offer.loader.ts')>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <PageHead back={{ name: text('offers.title'), href: paths.offers.build() }} link={renderLocaleLink} />
        <PageHero
          title={offer.name}
          text={offer.text}
          picture={{ src: offer.wideImage, phoneSrc: offer.image }}
          status={<OfferBadge offer={offer} />}
        >
          <OfferAction key={offer.id} offer={offer} />
        </PageHero>
      </div>
      <FactList facts={offer.conditions} />
      <OfferPrice key={offer.id} />
      <Card as="section" className={styles.terms}>
        <h2>{text('offers.terms')}</h2>
        {offer.terms.length > 0 ? <StarList items={offer.terms} /> : <p>{offer.text}</p>}
        <p className={styles.note}>
          {text(offer.needsDeposit ? 'offers.depositNote' : 'offers.actionNote')}{' '}
          <TextLink href={paths.contentPage.build({ slug: 'bonus-terms' })} link={renderLocaleLink}>
            {text('offers.rules')}
          </TextLink>
        </p>
      </Card>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
