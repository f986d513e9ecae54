import type { Settled } from '#client/context/settle.ts';
import { useApp } from '#client/context/useApp.ts';
import { coverOfSize } from '#client/entities/game/coverOfSize.ts';
import { ComingRow } from '#client/entities/section/ComingRow.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './WinnersRow.module.css';
import { winText } from './winText.ts';

interface WinnersRowProps {
  title: string;
  winners: Promise<Settled<Winner[]>>;
}

/** Latest wins; the platform masks the players' names. */
export function WinnersRow({ title, winners }: WinnersRowProps) {
  const { locale } = useApp();
  const text = useText();
  return (
    <ComingRow
      title={title}
      more={{ href: paths.winners.build(), text: text('lobby.allWinners') }}
      size="chip"
      items={winners}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {({ fakename, amount, game }) => {
        const caption = (
          <>
            {game?.image_url && (
              <span className={styles.cover}>
                <img
                  src={coverOfSize(game.image_url, '225x300')}
                  width={42}
                  height={56}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </span>
            )}
            <span className={styles.who}>
              <bdi>{fakename}</bdi>
              {game && <span>{`\u00A0· ${game.name}`}</span>}
              <span className={styles.sum}>{winText(amount, locale)}</span>
            </span>
          </>
        );
        return game ? (
          <LocaleLink to={paths.game.build({ sysname: game.sysname })} className={styles.winner}>
            {caption}
          </LocaleLink>
        ) : (
          <div className={styles.winner}>{caption}</div>
        );
      }}
    </ComingRow>
  );
}
