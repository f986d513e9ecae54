import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';
import type { Sign } from './Sign.ts';
import { usualOf } from './usualOf.ts';

/** More sittings of hours than the player is used to. */
export function longSittingsSign(play: Play): Sign | null {
  const { atLeast, times: wanted, factor } = careRules.longSittings;
  const long = play.sittings.filter(({ from, to }) => to - from >= atLeast);
  const usual = usualOf(
    play,
    long.map(({ from }) => from),
  );
  const ofWeek = long.filter(({ from }) => from >= play.weekFrom);
  if (ofWeek.length < wanted || ofWeek.length < usual * factor) return null;
  return {
    kind: 'longSittings',
    times: ofWeek.length,
    seconds: Math.max(...ofWeek.map(({ from, to }) => to - from)),
  };
}
