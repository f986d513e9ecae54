import { clsx } from 'clsx';
import { Fragment, use, useState } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import type { Settled } from '#client/context/settle.ts';
import { CategoryPills } from '#client/entities/game/CategoryPills.tsx';
import { namesOf } from '#client/entities/game/providerCard.ts';
import { createShare } from '#client/entities/jackpot/createShare.ts';
import type { Sums } from '#client/entities/jackpot/useLiveJackpots.ts';
import { OptionalSection } from '#client/entities/section/OptionalSection.tsx';
import { PageText } from '#client/entities/section/PageText.tsx';
import { WhenNear } from '#client/entities/section/WhenNear.tsx';
import { WinnersRow } from '#client/entities/winner/WinnersRow.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import row from './ContinueRow.module.css';
import { GameRow, type RowSection } from './GameRow.tsx';
import { Hero } from './Hero.tsx';
import { HeroCards } from './HeroCards.tsx';
import styles from './HomePage.module.css';
import type { HomeRow } from './homeRow.ts';
import { LobbyJackpots } from './LobbyJackpots.tsx';
import { LobbyTournaments } from './LobbyTournaments.tsx';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { RecentGames } from './RecentGames.tsx';

/** Loaded lazily, so that guests do not load it; on the server it renders with the page. */
const ContinueRow = late(() => import('./ContinueRow.tsx'), 'ContinueRow');

interface RowsProps {
  sections: readonly RowSection[];
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

export function HomePage(page: PageData<typeof import('./home.loader.ts')>) {
  const text = useText();
  const isPlayer = useIsPlayer();
  const [share] = useState(() => createShare<Sums>());
  const { sections, rows, isQuiet, banners, categories, providers, canLike, seo } = page;
  const tile = { canLike, providerNames: providers.ok ? namesOf(providers.value) : {} };
  const later = sections.slice(rows.length);
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.hero}>
        <h1 className={styles.title}>
          <VisuallyHidden>{text('lobby.title')}</VisuallyHidden>
        </h1>
        <div
          className={clsx(
            styles.first,
            !isQuiet && page.jackpots.ok && page.jackpots.value.length > 0 && styles.beside,
          )}
        >
          {banners.ok && banners.value.length > 0 && <Hero banners={banners.value} />}
          {!isQuiet && <HeroCards share={share} jackpots={page.jackpots} tournaments={page.tournaments} />}
        </div>
        <CategoryPills categories={categories} />
      </div>
      {isPlayer && (
        <PlayerHole>
          <ContinueRow games={page.continued} className={row.row} />
        </PlayerHole>
      )}
      <Row section={sections[0]} row={rows[0]} {...tile} />
      <div className={styles.page}>
        {rows.map((row, index) => (
          <Fragment key={sections[index]?.link}>
            {index > 0 && (
              <WhenNear className={styles.part}>
                <Row section={sections[index]} row={row} {...tile} />
              </WhenNear>
            )}
            {index === 0 && <RecentGames continued={page.continued} {...tile} />}
          </Fragment>
        ))}
        {!isQuiet && (
          <>
            <WhenNear className={clsx(styles.sums, styles.part)}>
              {page.jackpots.ok && page.jackpots.value.length > 0 && (
                <LobbyJackpots jackpots={page.jackpots.value} share={share} />
              )}
              <WinnersRow title={text('lobby.winners')} winners={page.winners} />
            </WhenNear>
            <PlayerHole>
              <WhenNear className={styles.part}>
                {page.tournaments && <LobbyTournaments tournaments={page.tournaments} />}
              </WhenNear>
            </PlayerHole>
          </>
        )}
        <WhenNear
          className={clsx(styles.page, styles.part)}
          fallback={later.map(({ title, link }) => <GameRowSkeleton key={link} title={title} />)}
        >
          <LaterRows rows={page.moreRows} sections={later} {...tile} />
        </WhenNear>
        {providers.ok && (
          <WhenNear className={styles.part}>
            <Providers providers={providers.value} />
          </WhenNear>
        )}
        {!isQuiet && (
          <WhenNear className={styles.part}>
            <Promotions promotions={page.promotions} />
          </WhenNear>
        )}
        {(seo.faq.length > 0 || seo.text) && (
          <WhenNear className={clsx(styles.about, styles.part)}>
            {seo.faq.length > 0 && (
              <section className={styles.faq}>
                <h2>{text('lobby.faq')}</h2>
                <Accordion
                  items={seo.faq.map(({ question, answer }) => ({ id: question, title: question, content: answer }))}
                />
              </section>
            )}
            <PageText title={seo.textTitle} markup={seo.text} />
          </WhenNear>
        )}
      </div>
    </div>
  );
}

function Row({
  section,
  row,
  ...tile
}: Omit<RowsProps, 'sections'> & { section: RowSection | undefined; row: Settled<HomeRow> | undefined }) {
  const text = useText();
  if (!section || !row) return null;
  return (
    <OptionalSection
      part={row}
      failed={text('lobby.sectionFailed', { title: section.title })}
      waiting={<GameRowSkeleton title={section.title} />}
    >
      {(games) => <GameRow section={section} row={games} {...tile} />}
    </OptionalSection>
  );
}

function LaterRows({ rows, sections, ...tile }: RowsProps & { rows: Promise<Settled<HomeRow>[]> }) {
  const settled = use(rows);
  return sections.map((section, index) => <Row key={section.link} section={section} row={settled[index]} {...tile} />);
}

function GameRowSkeleton({ title }: { title: string }) {
  const text = useText();
  return (
    <TileRow title={title} previousLabel={text('lobby.previous')} nextLabel={text('lobby.next')}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </TileRow>
  );
}
