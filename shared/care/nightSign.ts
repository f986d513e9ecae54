import { DAY_MS, TASHKENT_OFFSET_MINUTES } from '#shared/constants.ts';
import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';
import type { Sign } from './Sign.ts';
import { usualOf } from './usualOf.ts';

const HOUR = 3_600;
const DAY = DAY_MS / 1_000;
const OFFSET = TASHKENT_OFFSET_MINUTES * 60;

/** More nights with play than the player is used to: who works at night plays at night. */
export function nightSign(play: Play): Sign | null {
  const { atLeast, nights: wanted, factor } = careRules.night;
  /** Seconds of play by the beginning of the night, Unix seconds. */
  const nights = new Map<number, number>();
  for (const { from, to } of play.sittings)
    for (let day = dayOf(from); day <= to; day += DAY) {
      const begin = Math.max(from, day + careRules.night.from * HOUR);
      const seconds = Math.min(to, day + careRules.night.to * HOUR) - begin;
      if (seconds > 0) nights.set(day, (nights.get(day) ?? 0) + seconds);
    }
  const long = [...nights].filter(([, seconds]) => seconds >= atLeast);
  const usual = usualOf(
    play,
    long.map(([day]) => day),
  );
  const ofWeek = long.filter(([day]) => day >= play.weekFrom);
  if (ofWeek.length < wanted || ofWeek.length < usual * factor) return null;
  return { kind: 'night', times: ofWeek.length, seconds: ofWeek.reduce((sum, [, seconds]) => sum + seconds, 0) };
}

/** The beginning of the day in Tashkent, Unix seconds. */
function dayOf(time: number): number {
  return Math.floor((time + OFFSET) / DAY) * DAY - OFFSET;
}
