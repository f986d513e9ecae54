import { useEffect, useReducer, useState } from 'react';
import { getSessionFacts } from '../../../../shared/api/account/accountLimits.contract.ts';
import { useApp } from '../../../context/useApp.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { emptySession, playSession } from './gameSession.ts';

/**
 * The clock and the sums of the session: the player's whole session while they play for real money, as the account menu and the
 * reality check tell it; the time at this game in demo, for a guest, and where the platform does not know these facts.
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
        // By the platform's clock: the device's may be wrong.
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
