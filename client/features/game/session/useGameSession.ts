import { useEffect, useReducer, useRef, useState } from 'react';
import { useSessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { emptySession, playSession, type Round } from './gameSession.ts';

/**
 * Clock and totals of the session. For real money: the player's whole session over all tabs and devices, as in the account menu and the
 * reality check; asked for again after each round. In demo, for a guest and without the platform's facts: the time and the rounds at
 * this game.
 */
export function useGameSession(isRunning: boolean, isReal: boolean) {
  const uid = useFacts('session').account?.uid;
  const [session, dispatch] = useReducer(playSession, emptySession);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const hasTotals = useRef(false);
  /** Rounds since the last answer. The totals contain a round before its game reports it, so these are not added to them. */
  const unanswered = useRef<Round[]>([]);

  useEffect(() => {
    if (isRunning) setStartedAt(Date.now());
  }, [isRunning, isReal]);

  const askSoon = useSessionFacts({
    isWanted: isRunning && isReal && uid !== undefined,
    take({ bet, win }, start) {
      hasTotals.current = true;
      unanswered.current = [];
      dispatch({ type: 'facts', staked: bet.amount, won: win.amount });
      setStartedAt(start);
    },
    onFailure() {
      for (const round of unanswered.current.splice(0)) dispatch({ type: 'round', ...round });
    },
  });

  function played(round: Round): void {
    if (hasTotals.current) unanswered.current.push(round);
    dispatch(hasTotals.current ? { type: 'seen', round: round.round } : { type: 'round', ...round });
    askSoon();
  }

  return { session, startedAt, played };
}
