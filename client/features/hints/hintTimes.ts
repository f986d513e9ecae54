import { CONFIRM_HINT_MS, REGISTRATION_HINT_MS } from '../../../shared/constants.ts';
import { toMs } from '../../../shared/domain/toMs.ts';

/** Milliseconds that a hint may still show; 0 or less: its time is over. `regTime`: unix seconds. */
export function hintTimes(regTime: number, now: number): { registration: number; confirm: number } {
  const age = now - (toMs(regTime) ?? 0);
  return { registration: REGISTRATION_HINT_MS - age, confirm: CONFIRM_HINT_MS - age };
}
