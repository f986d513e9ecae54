import { useId, useMemo } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { useApp } from '#client/context/useApp.ts';
import { GameTile } from '#client/entities/game/GameTile.tsx';
import { JackpotPanel } from '#client/entities/jackpot/JackpotPanel.tsx';
import { useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { WinnersRow } from '#client/entities/winner/WinnersRow.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { SectionHeader } from '#client/ui/layout/SectionHeader.tsx';
import { TileGrid } from '#client/ui/layout/tiles/TileGrid.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './JackpotPage.module.css';

/** Tiles of the first row at the greatest width. */
const EAGER = 8;

export function JackpotPage({
  jackpot,
  games,
  winners,
  providerNames,
  canLike,
  seo,
}: PageData<typeof import('./jackpot.loader.ts')>) {
  const { locale } = useApp();
  const text = useText();
  const gamesId = useId();
  const sums = useLiveJackpots(useMemo(() => [jackpot], [jackpot]));
  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <div>
        <PageHead back={{ name: text('jackpots.title'), href: paths.jackpots.build() }} link={renderLocaleLink} />
        <JackpotPanel
          jackpot={jackpot}
          amount={sums[String(jackpot.id)] ?? jackpot.amount.amount}
          title={<h1>{text('jackpots.name', { name: jackpot.name })}</h1>}
          note={jackpot.mustDropBy && text('jackpots.mustDropBy', { sum: formatMoney(jackpot.mustDropBy, locale) })}
        />
      </div>
      {jackpot.levels.length > 0 && (
        <Card as="section">
          <h2 className={styles.levelsTitle}>{text('jackpots.levels')}</h2>
          <FactList
            layout="rows"
            className={styles.levels}
            facts={jackpot.levels.map(({ name, amount }) => ({ label: name, value: formatMoney(amount, locale) }))}
          />
        </Card>
      )}
      <WinnersRow title={text('jackpots.winners')} winners={winners} />
      {!games.ok && <SectionFailed title={text('jackpots.gamesFailed')} error={games.error} />}
      {games.ok && games.value.length > 0 && (
        <section aria-labelledby={gamesId}>
          <SectionHeader id={gamesId} title={text('jackpots.games')} />
          <TileGrid>
            {games.value.map((game, index) => (
              <li key={game.sysname}>
                <GameTile game={game} providerNames={providerNames} canLike={canLike} eager={index < EAGER} />
              </li>
            ))}
          </TileGrid>
        </section>
      )}
      <HowItWorks />
      <PageText title={seo.textTitle} markup={seo.text} />
    </div>
  );
}
