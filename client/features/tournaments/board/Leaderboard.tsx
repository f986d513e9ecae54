import { clsx } from 'clsx';
import { Fragment, useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { PlaceMark } from '#client/entities/tournament/PlaceMark.tsx';
import { prizeText } from '#client/entities/tournament/prizeText.ts';
import type { TournamentStatus } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import styles from './Leaderboard.module.css';
import { BOARD_FULL, type Board } from './loadBoard.ts';
import { BOARD_PERIOD_MS } from './useBoard.ts';

interface LeaderboardProps {
  board: Board;
  status: TournamentStatus;
  isBusy: boolean;
  onShowAll: () => void;
}

/** Places shown unfolded; the player's own place is added if it is lower. */
const SHORT = 10;

export function Leaderboard({ board, status, isBusy, onShowAll }: LeaderboardProps) {
  const { locale } = useApp();
  const text = useText();
  const id = useId();
  const [isFull, setFull] = useState(false);
  const seconds = BOARD_PERIOD_MS / 1000;
  const rows = board.rows.filter((row) => isFull || row.place <= SHORT || row.is_me);
  const isLonger = Math.min(board.total, BOARD_FULL) > SHORT;
  const hasPrizes = rows.some(({ prize }) => prize !== undefined);

  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text('tournaments.leaders')}</h2>
        {status === 'finished' && <p>{text('tournaments.final')}</p>}
        {status === 'active' && <p>{text('tournaments.live', { count: seconds, seconds: String(seconds) })}</p>}
      </div>
      {rows.length === 0 ? (
        <div className={styles.box}>
          <EmptyState
            headingLevel={3}
            icon="trophy"
            title={text('tournaments.noBoard')}
            text={text(status === 'planned' ? 'tournaments.noBoardPlanned' : 'tournaments.noBoardText')}
          />
        </div>
      ) : (
        <div className={styles.box}>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{text('tournaments.place')}</th>
                <th scope="col">{text('tournaments.player')}</th>
                <th scope="col" className={styles.number}>
                  {text('tournaments.points')}
                </th>
                {hasPrizes && (
                  <th scope="col" className={clsx(styles.number, styles.wide)}>
                    {text('tournaments.prize')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Fragment key={row.place}>
                  {index > 0 && row.place > (rows[index - 1]?.place ?? 0) + 1 && (
                    <tr aria-hidden="true" className={styles.gap}>
                      <td colSpan={4}>···</td>
                    </tr>
                  )}
                  <tr className={row.is_me ? styles.me : undefined}>
                    <td>
                      <PlaceMark place={row.place} />
                    </td>
                    <th scope="row">
                      <bdi>{row.is_me ? text('tournaments.you') : row.fakename}</bdi>
                      {row.prize !== undefined && <span className={styles.narrow}>{prizeText(row.prize, locale)}</span>}
                    </th>
                    <td className={styles.number}>{formatNumber(row.points)}</td>
                    {hasPrizes && (
                      <td className={clsx(styles.number, styles.wide, styles.prize)}>
                        {row.prize === undefined ? '' : prizeText(row.prize, locale)}
                      </td>
                    )}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isLonger && (
        <div className={styles.foot}>
          <Button
            loading={isBusy && isFull}
            aria-expanded={isFull}
            onClick={() => {
              if (!isFull && board.count < BOARD_FULL) onShowAll();
              setFull(!isFull);
            }}
          >
            {text(isFull ? 'tournaments.short' : 'tournaments.full')}
          </Button>
        </div>
      )}
    </section>
  );
}
