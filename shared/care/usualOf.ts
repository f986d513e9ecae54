import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';

/** How often something happens in a week of the player's own history before the week that is judged; `at`: Unix seconds of each time. */
export function usualOf({ weekFrom, historyFrom }: Play, at: readonly number[]): number {
  return at.filter((time) => time < weekFrom).length / ((weekFrom - historyFrom) / careRules.week);
}
