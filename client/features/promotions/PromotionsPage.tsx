import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { PageText } from '../../entities/section/PageText.tsx';
import { PromotionTile } from '../../entities/promotion/PromotionTile.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PictureTileGrid } from '../../ui/layout/tiles/PictureTileGrid.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './PromotionsPage.module.css';

/** Pictures at the top of the page load eagerly. */
const EAGER = 2;

export function PromotionsPage() {
  const { promotions, seo } = usePageData<typeof import('./promotions.loader.ts')>();
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('promotions.title')} lead={text('promotions.lead')}>
        <TextLink kind="standalone" icon="gift" href={paths.offers.build()} link={renderLocaleLink}>
          {text('promotions.toOffers')}
        </TextLink>
      </PageHead>
      {!promotions.ok ? (
        <SectionFailed title={text('promotions.failed')} error={promotions.error} />
      ) : promotions.value.length === 0 ? (
        <EmptyState icon="gift" title={text('promotions.empty')} text={text('promotions.emptyText')}>
          <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
            {text('promotions.toGames')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <PictureTileGrid>
          {promotions.value.map((card, index) => (
            <li key={card.id}>
              <PromotionTile card={card} eager={index < EAGER} headingLevel={2} />
            </li>
          ))}
        </PictureTileGrid>
      )}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
