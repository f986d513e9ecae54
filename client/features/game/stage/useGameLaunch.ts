import { useEffect, useReducer, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { startLoadingHint } from '#client/entities/game/startLoadingHint.ts';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import {
  gameLaunch,
  initialLaunch,
  type LaunchConditions,
  type LaunchState,
  type RequestedMode,
} from './gameLaunch.ts';
import type { LaunchFailure } from './LaunchFailure.ts';

interface LaunchOptions {
  sysname: string;
  hasDemo: boolean;
  /** `canAccessSlotWithZeroBalance` of games-config. */
  letsBrokeIn: boolean;
  /** The path, not the hash, requests the demo. */
  isDemoAddress: boolean;
}

/** Runs state machine E13: reads the hash after hydration, opens its dialogs, leaves the page. */
export function useGameLaunch({ sysname, hasDemo, letsBrokeIn, isDemoAddress }: LaunchOptions) {
  const { stores, locale } = useApp();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [state, dispatch] = useReducer(gameLaunch, initialLaunch);
  const decidedFor = useRef<string | null>(null);
  const acted = useRef<LaunchState | null>(null);

  const conditions = (): LaunchConditions => {
    const { session, balances } = stores;
    const isEmpty = balances.main !== null && balances.main.amount + (balances.bonus?.amount ?? 0) <= 0;
    return { isPlayer: !session.isGuest, hasDemo, isBroke: isEmpty && !letsBrokeIn };
  };
  const request = (wanted: RequestedMode, isOfAddress = false) =>
    dispatch({ type: 'requested', mode: wanted, isOfAddress, conditions: conditions() });

  // The server does not see the hash, so the first render is always the poster.
  useEffect(() => {
    if (decidedFor.current === hash) return;
    decidedFor.current = hash;
    request(hash === hashKeys.real ? 'real' : hash === hashKeys.demo || isDemoAddress ? 'demo' : null, true);
  });

  async function ask(kind: 'signUp' | 'demoMode'): Promise<void> {
    if (kind === 'demoMode') {
      const answer = await stores.dialogs.open('demoMode', { sysname });
      return dispatch({ type: 'demoModeClosed', playsDemo: answer === 'demo' });
    }
    // The player returns to this address after signing up, so it must contain the request.
    const before = window.location.hash;
    replaceHash(hashKeys.real);
    const answer = await stores.dialogs.open('auth', { screen: 'signUp' });
    if (answer) return dispatch({ type: 'signedUp', conditions: conditions() });
    replaceHash(before);
    dispatch({ type: 'signUpClosed' });
  }

  useEffect(() => {
    if (acted.current === state) return;
    acted.current = state;
    if (state.isLeaving) void navigate(withLocale(paths.home.build(), locale), { replace: true });
    else if (state.question) void ask(state.question.kind);
  });

  const attempt = state.frame?.attempt;
  useEffect(() => (attempt ? startLoadingHint(() => dispatch({ type: 'slow' })) : undefined), [attempt]);

  return {
    ...state,
    /** The choice is stored in the address, for a reload. */
    choose(wanted: 'real' | 'demo') {
      if (wanted === 'demo' || !stores.session.isGuest) replaceHash(wanted === 'demo' ? hashKeys.demo : hashKeys.real);
      request(wanted);
    },
    loaded: () => dispatch({ type: 'loaded' }),
    failed: (failure?: LaunchFailure) => dispatch({ type: 'failed', ...(failure ? { failure } : {}) }),
    retry: () => dispatch({ type: 'retried' }),
  };
}

export type GameLaunch = ReturnType<typeof useGameLaunch>;

/** Bypasses the router: a navigation would move the focus away from the switch. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
