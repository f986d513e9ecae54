import type { ReactNode } from 'react';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { boardStandingOf } from './boardStandingOf.ts';
import { Leaderboard } from './Leaderboard.tsx';
import styles from './LiveBoard.module.css';
import type { Board } from './loadBoard.ts';
import { TournamentStanding } from './TournamentStanding.tsx';
import { useBoard } from './useBoard.ts';

interface LiveBoardProps {
  tournament: TournamentCard & { needsJoin: boolean };
  first: Board;
  /** Prizes and rules, shown beside the board. */
  children: ReactNode;
}

/** The live leaderboard, with the player's standing above it. */
export function LiveBoard({ tournament, first, children }: LiveBoardProps) {
  const { id, status, needsJoin, isJoined } = tournament;
  const { account } = useFacts('session');
  const { board, isBusy, showAll } = useBoard(id, first, status === 'active');
  const standing = boardStandingOf(board.rows);
  const takesPart = account !== null && status === 'active' && (isJoined || !needsJoin);
  return (
    <>
      {(standing || takesPart) && <TournamentStanding tournament={tournament} standing={standing} />}
      <div className={styles.columns}>
        <Leaderboard board={board} status={status} isBusy={isBusy} onShowAll={showAll} />
        {children}
      </div>
    </>
  );
}
