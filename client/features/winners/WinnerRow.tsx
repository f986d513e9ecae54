import { useApp } from '#client/context/useApp.ts';
import { winText } from '#client/entities/winner/winText.ts';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { Winner } from '#shared/api/play/jackpots.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './WinnerRow.module.css';

/** A win; the platform masks the player's name. */
export function WinnerRow({ winner: { fakename, amount, game, created_at } }: { winner: Winner }) {
  const { locale } = useApp();
  const wonAt = toMs(created_at);
  return (
    <Row
      picture={
        game?.image_url ? (
          <img
            className={styles.picture}
            src={game.image_url}
            width={42}
            height={56}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className={styles.picture} />
        )
      }
      title={game ? game.name : <bdi>{fakename}</bdi>}
      {...(game ? { href: paths.game.build({ sysname: game.sysname }) } : {})}
      meta={
        <span className={styles.who}>
          {game && <bdi>{fakename}</bdi>}
          {wonAt !== null && (
            <time dateTime={new Date(wonAt).toISOString()}>{`${formatDate(wonAt)}, ${formatTime(wonAt)}`}</time>
          )}
        </span>
      }
      link={renderLocaleLink}
      amount={winText(amount, locale)}
      tone="gain"
    />
  );
}
