import { inMs } from '#shared/domain/inMs.ts';

/** Times in milliseconds of `Date.now()`. `until` 0: nothing is counted down. */
export interface Countdown {
  until: number;
  now: number;
}

export type CountdownEvent = { type: 'start'; seconds: number; now: number } | { type: 'tick'; now: number };

/** A tick that arrives after the countdown was stopped or started again must not bring the old one back. */
export function countdownReducer(state: Countdown, event: CountdownEvent): Countdown {
  const { now } = event;
  if (event.type === 'start') return { until: event.seconds > 0 ? now + inMs(event.seconds) : 0, now };
  if (state.until === 0) return state;
  return { until: now < state.until ? state.until : 0, now };
}
