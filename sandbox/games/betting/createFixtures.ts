import { createHmac } from 'node:crypto';
import { hashOfSeed } from '#sandbox/games/fairness.ts';
import type { Clock } from '#sandbox/world/clock.ts';
import { createDice } from '#sandbox/world/play/dice.ts';
import { type League, leagues } from './leagues.ts';
import { type Match, throwMatch } from './match.ts';

export interface Fixture {
  /** `{league}-{number}`. */
  id: string;
  league: League;
  home: League['sides'][number];
  away: League['sides'][number];
  /** Unix seconds. */
  start: number;
  end: number;
  /** SHA-256 of the seed that decides the match. */
  hash: string;
  /** Secret until the match ends. */
  seed: string;
  match: Match;
}

export type Phase = 'upcoming' | 'live' | 'finished';

/** All matches. League, time and sides follow from the world's seed, the course of a match from a secret seed. */
export interface Fixtures {
  find(id: string): Fixture | undefined;
  /** Live matches, then those that begin within `ahead` seconds, by start. */
  list(ahead: number): Fixture[];
  phase(fixture: Fixture): Phase;
}

/** Upper bound of a match's length, seconds. */
const MAX_SECONDS = 140 * 60;
const HELD = 600;

export function createFixtures({ clock, seed, secret }: { clock: Clock; seed: string; secret: string }): Fixtures {
  const held = new Map<string, Fixture>();

  function make(league: League, index: number): Fixture {
    const id = `${league.id}-${index}`;
    const heldFixture = held.get(id);
    if (heldFixture) return heldFixture;
    const dice = createDice(`fixture:${seed}:${id}`);
    const first = dice.below(league.sides.length);
    const second = (first + 1 + dice.below(league.sides.length - 1)) % league.sides.length;
    const strength = (side: number) => createDice(`strength:${seed}:${league.id}:${side}`).below(1000) / 1000;
    // Starts are at multiples of five minutes.
    const start = index * league.everySeconds + 300 * dice.below(Math.floor(league.everySeconds / 300 / 2));
    const matchSeed = createHmac('sha256', secret).update(`match\n${id}`).digest('hex');
    const match = throwMatch(
      league.sport,
      { home: strength(first), away: strength(second) },
      createDice(`${matchSeed}:${id}`),
    );
    const fixture: Fixture = {
      id,
      league,
      home: league.sides[first] as League['sides'][number],
      away: league.sides[second] as League['sides'][number],
      start,
      end: start + match.seconds,
      hash: hashOfSeed(matchSeed),
      seed: matchSeed,
      match,
    };
    if (held.size >= HELD) held.clear();
    held.set(id, fixture);
    return fixture;
  }

  return {
    find: (id) => {
      // Only the canonical id is accepted: with both `ipak-01` and `ipak-1` an express could contain one match twice.
      const [, name, index] = /^([a-z]+)-(0|[1-9]\d{0,8})$/.exec(id) ?? [];
      const league = leagues.find((candidate) => candidate.id === name);
      return league ? make(league, Number(index)) : undefined;
    },
    list: (ahead) => {
      const now = clock.seconds();
      return leagues
        .flatMap((league) => {
          const first = Math.floor((now - MAX_SECONDS) / league.everySeconds) - 1;
          const last = Math.floor((now + ahead) / league.everySeconds);
          return Array.from({ length: last - first + 1 }, (_, step) => make(league, first + step));
        })
        .filter(({ start, end }) => end > now && start <= now + ahead)
        .toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
    },
    phase: ({ start, end }) => {
      const now = clock.seconds();
      return now < start ? 'upcoming' : now < end ? 'live' : 'finished';
    },
  };
}
