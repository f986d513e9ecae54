import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { coverOfSize } from '#client/entities/game/coverOfSize.ts';
import { useText } from '#client/i18n/useText.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ContinueRow.module.css';
import type { ContinuedGame } from './loadContinued.ts';

export interface ContinueRowProps {
  /** Undefined where they were not asked for. */
  games: Promise<Settled<readonly ContinuedGame[]>> | undefined;
  className: string | undefined;
}

/** The games that the player played last; nothing where there are none. */
export function ContinueRow({ games, className }: ContinueRowProps) {
  const text = useText();
  const answer = games && use(games);
  if (!answer?.ok || answer.value.length === 0) return null;
  return (
    <div className={className}>
      <TileRow
        title={text('lobby.recent')}
        previousLabel={text('lobby.previous')}
        nextLabel={text('lobby.next')}
        size="chip"
      >
        {answer.value.map(({ sysname, name, image, playedAt }) => (
          <li key={sysname}>
            <LocaleLink to={paths.game.build({ sysname })} className={styles.card}>
              <img
                src={coverOfSize(image, '225x300')}
                width={45}
                height={60}
                alt=""
                decoding="async"
                className={styles.cover}
              />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                {playedAt > 0 && <span className={styles.at}>{formatDate(inMs(playedAt))}</span>}
              </span>
              <Icon name="play" size={18} />
            </LocaleLink>
          </li>
        ))}
      </TileRow>
    </div>
  );
}
