import type { LaunchFailure } from './LaunchFailure.ts';

/** `play` is for real money. */
export type GameMode = 'play' | 'demo';

/** Requested mode, by the address or a button; null: none. */
export type RequestedMode = 'real' | 'demo' | null;

/** State of the visitor at the time of the request. */
export interface LaunchConditions {
  isPlayer: boolean;
  hasDemo: boolean;
  /** Main and bonus balance are zero, and the operator does not admit such players. */
  isBroke: boolean;
}

interface LaunchFrame {
  mode: GameMode;
  /** A new number loads a new document into the frame. */
  attempt: number;
  /** `slow`: still loading after LOADING_HINT_MS. */
  phase: 'loading' | 'slow' | 'running' | 'failed';
  /** Set when `phase` is `failed`. */
  failure?: LaunchFailure;
}

/** An open dialog; `leaves`: closing it leaves the page. */
type LaunchQuestion = { kind: 'signUp'; leaves: boolean } | { kind: 'demoMode' };

export interface LaunchState {
  /** null: the poster is shown. */
  frame: LaunchFrame | null;
  question: LaunchQuestion | null;
  /** Real play was requested without money, and the game has no demo. */
  isOutOfMoney: boolean;
  isLeaving: boolean;
}

export type LaunchEvent =
  | { type: 'requested'; mode: RequestedMode; isOfAddress: boolean; conditions: LaunchConditions }
  /** The sign-up dialog closed. */
  | { type: 'signedUp'; conditions: LaunchConditions }
  | { type: 'signUpClosed' }
  | { type: 'demoModeClosed'; playsDemo: boolean }
  | { type: 'loaded' }
  | { type: 'slow' }
  | { type: 'failed'; failure?: LaunchFailure }
  | { type: 'retried' };

export const initialLaunch: LaunchState = { frame: null, question: null, isOutOfMoney: false, isLeaving: false };

/** State machine E13. Returns the same object when nothing changes. */
export function gameLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case 'requested':
      return decide(state, event.mode, event.isOfAddress, event.conditions);
    case 'signedUp':
      return decide({ ...state, question: null }, 'real', false, event.conditions);
    case 'signUpClosed':
      if (state.question?.kind !== 'signUp') return state;
      return { ...state, question: null, isLeaving: state.question.leaves };
    case 'demoModeClosed':
      if (state.question?.kind !== 'demoMode') return state;
      return event.playsDemo ? open({ ...state, question: null }, 'demo') : { ...state, question: null };
    case 'loaded':
      return state.frame && state.frame.phase !== 'failed' ? move(state, 'running') : state;
    case 'slow':
      return state.frame?.phase === 'loading' ? move(state, 'slow') : state;
    case 'failed':
      return state.frame && state.frame.phase !== 'failed'
        ? { ...state, frame: { ...state.frame, phase: 'failed', failure: event.failure ?? 'game' } }
        : state;
    case 'retried':
      return state.frame ? open({ ...state, frame: { ...state.frame, phase: 'failed' } }, state.frame.mode) : state;
  }
}

function decide(
  state: LaunchState,
  requested: RequestedMode,
  isOfAddress: boolean,
  conditions: LaunchConditions,
): LaunchState {
  const { isPlayer, hasDemo, isBroke } = conditions;
  if (requested === 'demo' && hasDemo) return open(state, 'demo');
  if (isPlayer && !isBroke) return open(state, 'play');
  if (isPlayer) return hasDemo ? { ...state, question: { kind: 'demoMode' } } : { ...state, isOutOfMoney: true };
  if (requested !== 'real' && hasDemo) return open(state, 'demo');
  return { ...state, question: { kind: 'signUp', leaves: requested === 'real' && isOfAddress } };
}

/** A second request for the running mode must not reload the frame and end a round. */
function open(state: LaunchState, mode: GameMode): LaunchState {
  const { frame } = state;
  if (frame?.mode === mode && frame.phase !== 'failed') return state;
  return { ...state, isOutOfMoney: false, frame: { mode, attempt: (frame?.attempt ?? 0) + 1, phase: 'loading' } };
}

function move(state: LaunchState, phase: LaunchFrame['phase']): LaunchState {
  if (!state.frame || state.frame.phase === phase) return state;
  return { ...state, frame: { ...state.frame, phase } };
}
