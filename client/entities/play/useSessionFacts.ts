import { useCallback, useEffect, useRef } from 'react';
import { subscribe } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { answerOrder } from '#client/lib/live/answerOrder.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { watchReturn } from '#client/lib/live/watchReturn.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { useStore } from '#client/stores/useStore.ts';
import { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { createPacedRun } from './createPacedRun.ts';

const ASK_MS = 30_000;
/** In fast play the platform is asked at most this often. */
const PACE_MS = 3_000;

/** The facts of the player's session, over all tabs and devices. */
export type SessionFacts = OutputOf<typeof getSessionFacts>;

interface SessionFactsOptions {
  /** Only then the platform is asked. */
  isWanted: boolean;
  /** Each answer, unless a later question was answered before. `startedAt`: by the device's clock, which may be wrong, in milliseconds. */
  take: (session: SessionFacts, startedAt: number) => void;
  /** `absent`: the platform does not know these facts, and is not asked again. */
  onFailure?: (failure: 'absent' | 'failed') => void;
}

/**
 * Asks the platform for the facts of the player's session: at once, each half minute while the page is visible, when the player returns
 * to it, and when a balance changes, whoever reports it: a game, the stream, another tab. The result asks soon.
 */
export function useSessionFacts({ isWanted, take, onFailure }: SessionFactsOptions): () => void {
  const { call } = useApp();
  const balances = useStore('balances');
  const latest = useRef({ take, onFailure });
  useEffect(() => {
    latest.current = { take, onFailure };
  });
  const state = useRef({ order: answerOrder(), isAbsent: false });

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (state.current.isAbsent) return;
      const isLatest = state.current.order();
      try {
        const session = await call(getSessionFacts, {}, { signal });
        if (isLatest()) latest.current.take(session, Date.now() - inMs(session.now - session.started_at));
      } catch (error) {
        if (signal?.aborted) return;
        state.current.isAbsent = error instanceof AppError && error.type === 'MethodNotFoundException';
        latest.current.onFailure?.(state.current.isAbsent ? 'absent' : 'failed');
        throw error;
      }
    },
    [call],
  );

  const paced = useRef<ReturnType<typeof createPacedRun>>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const run = createPacedRun(() => void ask(abort.signal).catch(() => undefined), PACE_MS);
    paced.current = run;
    run.soon();
    const stop = watchReturn(run.soon);
    return () => {
      abort.abort();
      run.stop();
      stop();
      paced.current = undefined;
    };
  }, [ask, isWanted]);
  useWhileVisible(ask, isWanted ? ASK_MS : null);

  useEffect(() => {
    if (!isWanted) return;
    let last = sumsOf(balances);
    return subscribe(balances, () => {
      const sums = sumsOf(balances);
      if (last === sums) return;
      last = sums;
      // A hidden page asks when the player returns to it.
      if (!document.hidden) paced.current?.soon();
    });
  }, [balances, isWanted]);
  return useCallback(() => paced.current?.soon(), []);
}

const sumsOf = ({ main, bonus }: Stores['balances']) => `${main?.amount} ${bonus?.amount}`;
