import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';

/** How often something happens in a week of the player's own history before the week that is judged; `times`: Unix seconds of each. */
export function usualOf({ weekFrom, historyFrom }: Play, times: readonly number[]): number {
  return times.filter((time) => time < weekFrom).length / ((weekFrom - historyFrom) / careRules.week);
}
