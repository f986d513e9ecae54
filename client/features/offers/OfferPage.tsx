import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../entities/section/PageText.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { PageHero } from '../../ui/layout/PageHero.tsx';
import { StarList } from '../../ui/media/StarList.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { OfferAction } from './OfferAction.tsx';
import { OfferBadge } from './OfferBadge.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import styles from './OfferPage.module.css';

export function OfferPage() {
  const { offer, seo } = usePageData<typeof import('./offer.loader.ts')>();
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.top}>
        <Breadcrumbs
          label={text('offers.crumbs')}
          crumbs={[{ name: text('offers.title'), href: paths.offers.build() }]}
          here={offer.name}
          link={renderLocaleLink}
        />
        <PageHero
          title={offer.name}
          text={offer.text}
          picture={{ src: offer.wideImage, phoneSrc: offer.image }}
          status={<OfferBadge offer={offer} />}
        >
          <OfferAction key={offer.id} offer={offer} />
        </PageHero>
      </div>
      <FactList facts={offer.facts} />
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
