import { DAY_MS } from '#shared/constants.ts';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a span in milliseconds into whole days, hours, minutes and seconds; all zero for a past end. */
export function timeLeft(ms: number): TimeLeft {
  const whole = Number.isFinite(ms) ? Math.max(0, Math.floor(ms / 1000)) : 0;
  const daySeconds = DAY_MS / 1000;
  return {
    days: Math.floor(whole / daySeconds),
    hours: Math.floor((whole % daySeconds) / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  };
}
