import { Fragment, Suspense, use } from 'react';
import type { Settled } from '../../context/settle.ts';
import { usePageData } from '../../context/usePageData.ts';
import { CategoryPills } from '../../games/CategoryPills.tsx';
import { PageText } from '../../games/PageText.tsx';
import { namesOf } from '../../games/providerCard.ts';
import { SectionFailed } from '../../games/SectionFailed.tsx';
import { WinnersRow } from '../../games/WinnersRow.tsx';
import { Seo } from '../../i18n/Seo.tsx';
import { useText } from '../../i18n/useText.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { GameRow, type RowSection } from './GameRow.tsx';
import { GameRowSkeleton } from './GameRowSkeleton.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import type { HomeRow } from './homeRow.ts';
import { Jackpots } from './Jackpots.tsx';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { RecentGames } from './RecentGames.tsx';
import { Tournaments } from './Tournaments.tsx';

interface RowsProps {
  sections: readonly RowSection[];
  providerNames: Readonly<Record<string, string>>;
  canLike: boolean;
}

export function HomePage() {
  const page = usePageData<typeof import('./home.loader.ts')>();
  const text = useText();
  const { sections, rows, banners, categories, providers, canLike, seo } = page;
  const tile = { canLike, providerNames: providers.ok ? namesOf(providers.value) : {} };
  const later = sections.slice(rows.length);
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div className={styles.hero}>
        <h1 className={styles.title}>
          <VisuallyHidden>{text('lobby.title')}</VisuallyHidden>
        </h1>
        {banners.ok && banners.value.length > 0 && <Hero banners={banners.value} />}
        {categories.ok && <CategoryPills categories={categories.value} />}
      </div>
      {rows.map((row, index) => (
        <Fragment key={sections[index]?.link}>
          <Row section={sections[index]} row={row} {...tile} />
          {index === 0 && <RecentGames {...tile} />}
          {index === 0 && (
            <Suspense fallback={<JackpotSkeleton />}>
              <Jackpots jackpots={page.jackpots} />
            </Suspense>
          )}
        </Fragment>
      ))}
      <WinnersRow title={text('lobby.winners')} winners={page.winners} />
      <Tournaments tournaments={page.tournaments} />
      <Suspense fallback={later.map(({ title, link }) => <GameRowSkeleton key={link} title={title} />)}>
        <LaterRows rows={page.moreRows} sections={later} {...tile} />
      </Suspense>
      {providers.ok && <Providers providers={providers.value} />}
      <Promotions promotions={page.promotions} />
      {(seo.faq.length > 0 || seo.text) && (
        <div className={styles.about}>
          {seo.faq.length > 0 && (
            <section className={styles.faq}>
              <h2>{text('lobby.faq')}</h2>
              <Accordion
                items={seo.faq.map(({ question, answer }) => ({ id: question, title: question, content: answer }))}
              />
            </section>
          )}
          <PageText title={seo.textTitle} markup={seo.text} />
        </div>
      )}
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
  if (!row.ok) return <SectionFailed title={text('lobby.sectionFailed', { title: section.title })} error={row.error} />;
  return <GameRow section={section} row={row.value} {...tile} />;
}

function LaterRows({ rows, sections, ...tile }: RowsProps & { rows: Promise<Settled<HomeRow>[]> }) {
  const settled = use(rows);
  return sections.map((section, index) => <Row key={section.link} section={section} row={settled[index]} {...tile} />);
}
