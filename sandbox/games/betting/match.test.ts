import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDice } from '#sandbox/world/play/dice.ts';
import { variant } from '../../../tests/support/variant.ts';
import type { Sport } from './leagues.ts';
import { throwMatch } from './match.ts';
import { combinedOdds, oddsOf } from './odds.ts';

const sports: Sport[] = ['football', 'tennis', 'mma', 'esports'];
const anyMatch = fc.record({
  sport: fc.constantFrom(...sports),
  home: fc.double({ min: 0, max: 1, noNaN: true }),
  away: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.string({ minLength: 1, maxLength: 12 }),
});

test('throwMatch, for any seed, is deterministic, never lowers a score, and gives each market one of its outcomes', () => {
  fc.assert(
    fc.property(anyMatch, ({ sport, home, away, seed }) => {
      const match = throwMatch(sport, { home, away }, createDice(seed));
      expect(throwMatch(sport, { home, away }, createDice(seed)).results).toEqual(match.results);
      let last = [0, 0];
      for (let elapsed = 0; elapsed <= match.seconds; elapsed += 97) {
        const { score, chances } = match.momentAt(elapsed);
        expect(score[0]).toBeGreaterThanOrEqual(last[0] as number);
        expect(score[1]).toBeGreaterThanOrEqual(last[1] as number);
        last = score;
        for (const [market, open] of Object.entries(chances)) {
          expect(Object.values(open).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
          expect(Object.keys(open)).toContain(match.results[market]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

variant('throwMatch, over 6 000 matches, yields each result as often as the chances before the match', () => {
  const count = 6_000;
  for (const sport of sports) {
    const strengths = { home: 0.7, away: 0.4 };
    const { chances } = throwMatch(sport, strengths, createDice('x')).momentAt(0);
    const seen: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const { results } = throwMatch(sport, strengths, createDice(`${sport}:${index}`));
      for (const [market, outcome] of Object.entries(results))
        seen[`${market}:${outcome}`] = (seen[`${market}:${outcome}`] ?? 0) + 1;
    }
    for (const [market, open] of Object.entries(chances))
      for (const [outcome, chance] of Object.entries(open)) {
        const share = (seen[`${market}:${outcome}`] ?? 0) / count;
        // Four standard errors, plus the difference between the minute-by-minute throw and its continuous formula.
        const bound = 4 * Math.sqrt((chance * (1 - chance)) / count) + 0.01;
        expect(Math.abs(share - chance), `${sport} ${market} ${outcome}`).toBeLessThan(bound);
      }
  }
});

test('oddsOf includes the margin, and is null for outcomes that are nearly decided', () => {
  const fair = oddsOf({ '1': 0.5, '2': 0.5 }, 'upcoming');
  expect(fair).toEqual({ '1': 188, '2': 188 });
  expect(oddsOf({ '1': 0.99, '2': 0.01 }, 'live')).toEqual({ '1': null, '2': null });
  expect(oddsOf({ '1': 0.6, X: 0.395, '2': 0.005 }, 'live')['2']).toBeNull();
});

test('combinedOdds is the product of the legs, rounded down, and at most a thousandfold', () => {
  expect(combinedOdds([188])).toBe(1880);
  expect(combinedOdds([150, 210])).toBe(3150);
  expect(combinedOdds(Array.from({ length: 10 }, () => 900))).toBe(1_000_000);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 101, max: 900 }), { minLength: 1, maxLength: 6 }), (legs) => {
      const exact = legs.reduce((product, odds) => (product * odds) / 100, 1) * 1000;
      expect(combinedOdds(legs)).toBeLessThanOrEqual(Math.min(1_000_000, exact + 1e-6));
      expect(combinedOdds(legs)).toBeGreaterThan(Math.min(1_000_000, exact) * 0.97);
    }),
  );
});
