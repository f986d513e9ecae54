import { type ComponentProps, Suspense, use } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import type { Settled } from '#client/context/settle.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { PictureTileGrid } from '#client/ui/layout/tiles/PictureTileGrid.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { TournamentGroup } from './TournamentGroup.tsx';
import styles from './TournamentsPage.module.css';

export function TournamentsPage({
  active,
  planned,
  conditions,
  finished,
  seo,
}: PageData<typeof import('./tournaments.loader.ts')>) {
  const text = useText();
  const isEmpty = hasNone(active) && hasNone(planned);
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <PageHead title={text('tournaments.title')} lead={text('tournaments.lead')} />
      {isEmpty && (
        <EmptyState icon="trophy" title={text('tournaments.empty')} text={text('tournaments.emptyText')}>
          <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
            {text('tournaments.toGames')}
          </ButtonLink>
        </EmptyState>
      )}
      <Group title={text('tournaments.active')} cards={active} conditions={conditions} isFirst />
      {/* When everything fails, one complaint is enough. */}
      {(planned.ok || active.ok) && (
        <Group title={text('tournaments.planned')} cards={planned} conditions={conditions} />
      )}
      <Suspense fallback={<Waiting title={text('tournaments.finished')} />}>
        <Finished cards={finished} />
      </Suspense>
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}

/** Also on a platform without tournaments, where no retry would help. */
const hasNone = (cards: Settled<TournamentCard[]>) =>
  cards.ok ? cards.value.length === 0 : cards.error === 'MethodNotFoundException';

type GroupProps = Omit<ComponentProps<typeof TournamentGroup>, 'cards'> & { cards: Settled<TournamentCard[]> };

function Group({ cards, ...rest }: GroupProps) {
  const text = useText();
  return (
    <OptionalSection part={cards} failed={text('tournaments.listFailed')}>
      {(answer) => <TournamentGroup {...rest} cards={answer} />}
    </OptionalSection>
  );
}

/** Renders nothing on failure: finished tournaments are optional. */
function Finished({ cards }: { cards: Promise<Settled<TournamentCard[]>> }) {
  const text = useText();
  const settled = use(cards);
  return settled.ok ? <TournamentGroup title={text('tournaments.finished')} cards={settled.value} /> : null;
}

function Waiting({ title }: { title: string }) {
  return (
    <section>
      <SectionHeader title={title} />
      <PictureTileGrid>
        <li>
          <Skeleton className={styles.waiting} />
        </li>
        <li>
          <Skeleton className={styles.waiting} />
        </li>
      </PictureTileGrid>
    </section>
  );
}
