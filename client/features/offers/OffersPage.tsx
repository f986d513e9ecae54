import type { PageData } from '#client/context/LoaderArgs.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { PictureTileGrid } from '#client/ui/layout/tiles/PictureTileGrid.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './OffersPage.module.css';
import { OfferTile } from './OfferTile.tsx';
import type { OfferCard } from './offerCard.ts';
import { PromoCodeForm } from './PromoCodeForm.tsx';

/** Pictures at the top of the page load eagerly. */
const EAGER = 2;

export function OffersPage({ offers, quiet, outcome, orderKey, seo }: PageData<typeof import('./offers.loader.ts')>) {
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

/** Explains why the player sees no offers. It must not invite them to change a limit. */
function QuietNote({ reason }: { reason: QuietReason }) {
  const text = useText();
  const isChosen = reason === 'marketing';
  return (
    <EmptyState icon="gift" title={text('offers.quiet')} text={text(`offers.quiet.${reason}`)}>
      <ButtonLink href={isChosen ? paths.profileNotification.build() : paths.support.build()} link={renderLocaleLink}>
        {text(isChosen ? 'offers.quietSettings' : 'offers.quietSupport')}
      </ButtonLink>
    </EmptyState>
  );
}
