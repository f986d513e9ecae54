import { isHeldBack } from '../../../shared/rewards/isHeldBack.ts';
import { paths } from '../../../shared/url/paths.ts';
import { usePageData } from '../../context/usePageData.ts';
import { OutcomeNote } from '../../entities/form/OutcomeNote.tsx';
import { PageText } from '../../entities/section/PageText.tsx';
import { SectionFailed } from '../../entities/section/SectionFailed.tsx';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PictureTileGrid } from '../../ui/layout/tiles/PictureTileGrid.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import type { OfferCard } from './offerCard.ts';
import styles from './OffersPage.module.css';
import { OfferTile } from './OfferTile.tsx';
import { QuietNote } from './QuietNote.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';

/** Pictures at the top of the page load eagerly. */
const EAGER = 2;

export function OffersPage() {
  const { offers, quiet, outcome, orderKey, seo } = usePageData<typeof import('./offers.loader.ts')>();
  const text = useText();
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('offers.title')} lead={text('offers.lead')} />
      {outcome && (
        <OutcomeNote
          outcome={outcome}
          done={text(
            outcome.form === 'take' ? 'offers.takenToast' : orderKey ? 'offers.promoActivated' : 'offers.promoGood',
          )}
        />
      )}
      {!isHeldBack(quiet) && <PromoCodeForm orderKey={orderKey} />}
      {quiet ? (
        <QuietNote reason={quiet} />
      ) : !offers.ok ? (
        <SectionFailed title={text('offers.failed')} error={offers.error} />
      ) : offers.value.length === 0 ? (
        <EmptyState icon="gift" title={text('offers.empty')} text={text('offers.emptyText')}>
          <ButtonLink kind="primary" href={paths.promotions.build()} link={renderLocaleLink}>
            {text('offers.toPromotions')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Group
            id="open"
            title={text('offers.open')}
            offers={offers.value.filter(({ state }) => state !== 'closed')}
          />
          <Group
            id="closed"
            title={text('offers.closedGroup')}
            offers={offers.value.filter(({ state }) => state === 'closed')}
          />
        </>
      )}
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

function Group({ id, title, offers }: { id: string; title: string; offers: OfferCard[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <PictureTileGrid>
        {offers.map((offer, index) => (
          <li key={offer.id}>
            <OfferTile offer={offer} eager={id === 'open' && index < EAGER} />
          </li>
        ))}
      </PictureTileGrid>
    </section>
  );
}
