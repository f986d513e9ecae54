import type { Dice } from '#sandbox/world/play/dice.ts';
import type { Sport } from './leagues.ts';

/** Chances of the outcomes of one market; they add up to 1. */
export type Chances = Record<string, number>;
/** By market: `result` (1, X, 2), `winner` (1, 2), `total` (over, under), `both`, `distance` (yes, no), `sets` (over, under). */
export type MarketChances = Record<string, Chances>;

export interface Moment {
  score: [home: number, away: number];
  /** The minute of football (0 at half-time), or the current set, map or round. */
  step: number;
  /** Markets that are still open, with their chances. */
  chances: MarketChances;
}

/** A match whose whole course is decided; callers show only what has happened so far. */
export interface Match {
  /** Duration. */
  seconds: number;
  momentAt(elapsed: number): Moment;
  /** The winning outcome of each market. */
  results: Record<string, string>;
}

/** The strength of each side: 0 weak, 1 strong. */
export interface Strengths {
  home: number;
  away: number;
}

const MINUTE = 60;
const HALF = 45;
const BREAK = 15;
const GOALS = 11;
const OVER = 2.5;

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < GOALS; goals += 1) chances.push(((chances[goals - 1] as number) * mean) / goals);
  return chances;
}

const yesNo = (yes: number): Chances => ({ yes, no: 1 - yes });
const overUnder = (over: number): Chances => ({ over, under: 1 - over });

function footballChances([home, away]: [number, number], homeMean: number, awayMean: number): MarketChances {
  const [ofHome, ofAway] = [poisson(homeMean), poisson(awayMean)];
  const result = { '1': 0, X: 0, '2': 0 };
  let over = 0;
  let both = 0;
  let all = 0;
  for (const [h, chanceH] of ofHome.entries())
    for (const [a, chanceA] of ofAway.entries()) {
      const chance = chanceH * chanceA;
      const [ours, theirs] = [home + h, away + a];
      all += chance;
      result[ours > theirs ? '1' : ours < theirs ? '2' : 'X'] += chance;
      if (ours + theirs > OVER) over += chance;
      if (ours > 0 && theirs > 0) both += chance;
    }
  return {
    result: { '1': result['1'] / all, X: result.X / all, '2': result['2'] / all },
    total: overUnder(over / all),
    both: yesNo(both / all),
  };
}

function footballMatch({ home, away }: Strengths, dice: Dice): Match {
  const homeMean = 1.45 * Math.exp(0.9 * (home - away));
  const awayMean = 1.15 * Math.exp(0.9 * (away - home));
  const minutes = 2 * HALF;
  const goals: { minute: number; isHome: boolean }[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (dice.chance(homeMean / minutes)) goals.push({ minute, isHome: true });
    if (dice.chance(awayMean / minutes)) goals.push({ minute, isHome: false });
  }
  const scoreAt = (played: number): [number, number] => {
    const seen = goals.filter(({ minute }) => minute <= played);
    const ours = seen.filter(({ isHome }) => isHome).length;
    return [ours, seen.length - ours];
  };
  const [ours, theirs] = scoreAt(minutes);
  return {
    seconds: (minutes + BREAK) * MINUTE,
    momentAt: (elapsed) => {
      const minute = Math.max(0, elapsed) / MINUTE;
      const isBreak = minute >= HALF && minute < HALF + BREAK;
      const played = Math.min(minutes, Math.floor(minute < HALF ? minute : isBreak ? HALF : minute - BREAK));
      const remainingShare = (minutes - played) / minutes;
      const score = scoreAt(played);
      return {
        score,
        step: isBreak ? 0 : Math.min(minutes, played + 1),
        chances: footballChances(score, homeMean * remainingShare, awayMean * remainingShare),
      };
    },
    results: {
      result: ours > theirs ? '1' : ours < theirs ? '2' : 'X',
      total: ours + theirs > OVER ? 'over' : 'under',
      both: ours > 0 && theirs > 0 ? 'yes' : 'no',
    },
  };
}

/** The chance of the home side to be first to two sets, from a score in sets. */
function chanceOfTwo(p: number, home: number, away: number): number {
  if (home === 2) return 1;
  if (away === 2) return 0;
  return p * chanceOfTwo(p, home + 1, away) + (1 - p) * chanceOfTwo(p, home, away + 1);
}

function chanceOfThree(p: number, home: number, away: number): number {
  if (home === 1 && away === 1) return 1;
  if (home === 2 || away === 2) return 0;
  return p * chanceOfThree(p, home + 1, away) + (1 - p) * chanceOfThree(p, home, away + 1);
}

/** First to two sets, or maps, wins. */
function setsMatch({ home, away }: Strengths, dice: Dice, minutes: [number, number]): Match {
  const p = 1 / (1 + Math.exp(-1.6 * (home - away)));
  const sets: { end: number; isHome: boolean }[] = [];
  const won = [0, 0];
  while (won[0] !== 2 && won[1] !== 2) {
    const isHome = dice.chance(p);
    won[isHome ? 0 : 1] = (won[isHome ? 0 : 1] as number) + 1;
    sets.push({ end: (sets.at(-1)?.end ?? 0) + dice.between(...minutes) * MINUTE, isHome });
  }
  return {
    seconds: sets.at(-1)?.end ?? 0,
    momentAt: (elapsed) => {
      const over = sets.filter(({ end }) => end <= elapsed);
      const ours = over.filter(({ isHome }) => isHome).length;
      const theirs = over.length - ours;
      const winner = chanceOfTwo(p, ours, theirs);
      return {
        score: [ours, theirs],
        step: Math.min(sets.length, over.length + 1),
        chances: { winner: { '1': winner, '2': 1 - winner }, sets: overUnder(chanceOfThree(p, ours, theirs)) },
      };
    },
    results: { winner: won[0] === 2 ? '1' : '2', sets: sets.length === 3 ? 'over' : 'under' },
  };
}

const ROUNDS = 3;
const ROUND_SECONDS = 5 * MINUTE;
const REST_SECONDS = MINUTE;
const FINISH = 0.24;

function fight({ home, away }: Strengths, dice: Dice): Match {
  const p = 1 / (1 + Math.exp(-1.8 * (home - away)));
  const isHome = dice.chance(p);
  let finishedIn = 0;
  for (let round = 1; round <= ROUNDS && finishedIn === 0; round += 1) if (dice.chance(FINISH)) finishedIn = round;
  const rounds = finishedIn || ROUNDS;
  const inRound = finishedIn ? dice.between(40, ROUND_SECONDS - 10) : ROUND_SECONDS;
  const seconds = (rounds - 1) * (ROUND_SECONDS + REST_SECONDS) + inRound;
  return {
    seconds,
    momentAt: (elapsed) => {
      const round = Math.min(ROUNDS, Math.floor(Math.max(0, elapsed) / (ROUND_SECONDS + REST_SECONDS)) + 1);
      const isOver = elapsed >= seconds;
      return {
        score: isOver ? (isHome ? [1, 0] : [0, 1]) : [0, 0],
        step: round,
        chances: {
          winner: { '1': p, '2': 1 - p },
          distance: yesNo((1 - FINISH) ** (ROUNDS - round + 1)),
        },
      };
    },
    results: { winner: isHome ? '1' : '2', distance: finishedIn ? 'no' : 'yes' },
  };
}

/** Decides a match. The same dice give the same match. */
export function throwMatch(sport: Sport, strengths: Strengths, dice: Dice): Match {
  switch (sport) {
    case 'football':
      return footballMatch(strengths, dice);
    case 'tennis':
      return setsMatch(strengths, dice, [28, 45]);
    case 'esports':
      return setsMatch(strengths, dice, [22, 38]);
    case 'mma':
      return fight(strengths, dice);
  }
}
