import { INACTIVITY_WARNING_SHARE } from '../../../shared/constants.ts';

/** What happens inside a frame is not seen: whether the player is in it is looked at so often, milliseconds. */
const MAX_UNSEEN_MS = 30_000;

export interface InactivityOptions {
  /** `time_to_force_logout`. */
  seconds: number;
  /** The player is at a game whose frame we cannot look into. */
  isAtGame: () => boolean;
  /** Whole seconds until the end; null: active again. */
  onWarning: (secondsLeft: number | null) => void;
  onEnd: () => void;
}

/**
 * Machine E4: a player who does nothing is warned after 80 % of the time, counted down, and signed out. Reckons by the
 * clock on the wall, so that a sleeping device prolongs nothing.
 */
export function createInactivity({ seconds, isAtGame, onWarning, onEnd }: InactivityOptions) {
  const limit = seconds * 1_000;
  const warnAfter = Math.round(limit * INACTIVITY_WARNING_SHARE);
  let lastAct = Date.now();
  let state: 'active' | 'warning' | 'ended' = 'active';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (state === 'ended') return;
    if (state === 'active' && isAtGame()) lastAct = Date.now();
    const idle = Date.now() - lastAct;
    if (idle >= limit) {
      state = 'ended';
      return onEnd();
    }
    if (idle < warnAfter) {
      timer = setTimeout(look, Math.min(warnAfter - idle, MAX_UNSEEN_MS));
      return;
    }
    state = 'warning';
    const left = limit - idle;
    onWarning(Math.ceil(left / 1_000));
    timer = setTimeout(look, left % 1_000 || 1_000);
  }

  function reset(): void {
    if (state === 'ended') return;
    lastAct = Date.now();
    if (state === 'warning') onWarning(null);
    state = 'active';
    look();
  }

  return {
    start: look,
    /** The page is seen again. */
    look,
    /** A key, a press, a scroll: counts until the warning stands. True: counted. */
    acted(): boolean {
      if (state !== 'active') return false;
      // A device that wakes up: the sleep comes first, the touch that woke it after.
      look();
      if ((state as string) !== 'active') return false;
      lastAct = Date.now();
      return true;
    },
    /** The player pressed "stay", or is active in another tab. */
    stay: reset,
    stop: () => clearTimeout(timer),
  };
}
