import type { PageData } from '#client/context/LoaderArgs.ts';
import { PromotionTile } from '#client/entities/promotion/PromotionTile.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { PictureTileGrid } from '#client/ui/layout/tiles/PictureTileGrid.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './PromotionsPage.module.css';

/** Pictures at the top of the page load eagerly. */
const EAGER = 2;

export function PromotionsPage({ promotions, seo }: PageData<typeof import('./promotions.loader.ts')>) {
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
