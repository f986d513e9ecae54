import { useEffect, useReducer, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import { emptySession, playSession } from './gameSession.ts';

/**
 * Clock and totals of the session. For real money: the player's whole session, as in the account menu and the reality check. In
 * demo, for a guest and without the platform's facts: the time at this game.
 */
export function useGameSession(isRunning: boolean, isReal: boolean) {
  const { call } = useApp();
  const uid = useFacts('session').account?.uid;
  const [session, dispatch] = useReducer(playSession, emptySession);
  const [startedAt, setStartedAt] = useState<number | null>(null);

  useEffect(() => {
    if (!isRunning) return;
    setStartedAt(Date.now());
    if (!isReal || uid === undefined) return;
    const abort = new AbortController();
    call(getSessionFacts, {}, { signal: abort.signal }).then(
      ({ started_at: start, now, bet, win }) => {
        dispatch({ type: 'facts', staked: bet.amount, won: win.amount });
        // `now` is the platform's: the device's clock may be wrong.
        setStartedAt(Date.now() - (now - start) * 1_000);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [call, isRunning, isReal, uid]);

  return {
    session,
    startedAt,
    played: (round: { round: string; bet: number; win: number }) => dispatch({ type: 'round', ...round }),
  };
}
