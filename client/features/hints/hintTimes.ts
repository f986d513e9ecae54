import { CONFIRM_HINT_MS, REGISTRATION_HINT_MS } from '#shared/constants.ts';
import { toMs } from '#shared/domain/toMs.ts';

/** Milliseconds for which each hint may still be shown; 0 or less: expired. `regTime`: Unix seconds. */
export function hintTimes(regTime: number, now: number): { registration: number; confirm: number } {
  const age = now - (toMs(regTime) ?? 0);
  return { registration: REGISTRATION_HINT_MS - age, confirm: CONFIRM_HINT_MS - age };
}
