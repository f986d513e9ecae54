import { INACTIVITY_WARNING_SHARE } from '#shared/constants.ts';
import { inMs } from '#shared/domain/inMs.ts';

/** Events inside a frame are not visible to the page, so whether the player is in it is polled at this interval. */
const MAX_UNSEEN_MS = 30_000;

export interface InactivityOptions {
  /** `time_to_force_logout`. */
  seconds: number;
  /** The focus is in a game's frame, whose events the page cannot see. */
  isAtGame: () => boolean;
  /** Seconds until the end; null: active again. */
  onWarning: (secondsLeft: number | null) => void;
  onEnd: () => void;
}

/**
 * State machine E4: warns an inactive player after 80 % of the time, counts down, then ends. Uses the wall clock, so that a sleeping
 * device does not prolong the time.
 */
export function createInactivity({ seconds, isAtGame, onWarning, onEnd }: InactivityOptions) {
  const limit = inMs(seconds);
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
    const remaining = limit - idle;
    onWarning(Math.ceil(remaining / 1_000));
    timer = setTimeout(look, remaining % 1_000 || 1_000);
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
    /** Call when the page becomes visible again. */
    look,
    /** Call on user input. Returns whether it counted; it does not once the warning is shown. */
    acted(): boolean {
      if (state !== 'active') return false;
      // After a device has slept, check the elapsed time before counting the touch that woke it.
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
