import { useEffect } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import { useApp } from '#client/context/useApp.ts';
import { refreshBalances } from '#client/entities/money/refreshBalances.ts';
import { WhenNear } from '#client/entities/section/WhenNear.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { Crumbs } from './Crumbs.tsx';
import styles from './GamePage.module.css';
import { SimilarGames } from './SimilarGames.tsx';
import { FreeSpins } from './session/FreeSpins.tsx';
import { GameStage } from './stage/GameStage.tsx';

export function GamePage(page: PageData<typeof import('./game.loader.ts')>) {
  const { call, stores } = useApp();
  const { game, crumbs, canLike, providerNames, similarHref } = page;

  // Balances are not polled while a game is open; they are read once on leaving it (E13).
  useEffect(
    () => () => {
      if (stores.session.isPlayer) void refreshBalances({ call, stores });
    },
    [call, stores],
  );

  return (
    <div className={styles.page}>
      <Seo {...page.seo} />
      <div className={styles.stage}>
        <GameStage
          key={game.sysname}
          game={game}
          letsBrokeIn={page.letsBrokeIn}
          canLike={canLike}
          fullScreen={page.fullScreen}
          celebrates={page.similar !== null}
        />
      </div>
      <div className={styles.crumbs}>
        <Crumbs crumbs={crumbs} name={game.name} rtp={game.rtp} />
      </div>
      <PlayerHole>{page.freeSpins && <FreeSpins packs={page.freeSpins} />}</PlayerHole>
      {page.similar && (
        <div className={styles.similar}>
          <WhenNear fallback={<SimilarSkeleton />}>
            <SimilarGames
              games={page.similar}
              similarHref={similarHref}
              providerNames={providerNames}
              canLike={canLike}
            />
          </WhenNear>
        </div>
      )}
    </div>
  );
}

function SimilarSkeleton() {
  const text = useText();
  return (
    <TileRow title={text('game.similar')} previousLabel={text('game.previous')} nextLabel={text('game.next')}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <TileSkeleton />
        </li>
      ))}
    </TileRow>
  );
}
