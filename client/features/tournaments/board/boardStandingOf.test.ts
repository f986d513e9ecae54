import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Leader } from '#client/entities/tournament/Tournament.ts';
import { boardStandingOf } from './boardStandingOf.ts';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const board: Leader[] = [
  { place: 1, fakename: 'a***z', points: 900, prize: sum(50) },
  { place: 2, fakename: 'b***z', points: 700, prize: sum(20) },
  { place: 3, fakename: 'c***z', points: 500, prize: sum(20) },
  { place: 4, fakename: 'd***z', points: 300 },
  { place: 5, fakename: 'e***z', points: 100 },
];
const asMe = (place: number) => board.map((row) => (row.place === place ? { ...row, is_me: true } : row));

test('boardStandingOf, for a board without the player, returns null', () => {
  expect(boardStandingOf(board)).toBeNull();
});

test('boardStandingOf returns the nearest higher place with another prize, and one point more than it has', () => {
  expect(boardStandingOf(asMe(5))?.next).toEqual({ place: 3, needed: 501 });
  expect(boardStandingOf(asMe(4))?.next).toEqual({ place: 3, needed: 501 });
  expect(boardStandingOf(asMe(3))?.next).toEqual({ place: 1, needed: 901 });
  expect(boardStandingOf(asMe(2))?.next).toEqual({ place: 1, needed: 901 });
});

test('boardStandingOf, for the first place, returns no next place and the lead over the second', () => {
  expect(boardStandingOf(asMe(1))).toMatchObject({ next: null, ahead: 200 });
  expect(boardStandingOf([{ ...(board[0] as Leader), is_me: true }])).toMatchObject({ next: null, ahead: null });
});

test('boardStandingOf, for any board, requires more points than the player and the target place have', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 2, maxLength: 40 }), fc.nat(39), (points, place) => {
      const rows = points
        .toSorted((one, other) => other - one)
        .map(
          (score, index): Leader => ({
            place: index + 1,
            fakename: '***',
            points: score,
            ...(index < 10 ? { prize: sum(100 - index) } : {}),
            ...(index === place % points.length ? { is_me: true } : {}),
          }),
        );
      const standing = boardStandingOf(rows);
      const target = rows.find((row) => row.place === standing?.next?.place);
      if (!standing?.next) return standing?.me.place === 1;
      return standing.next.needed > standing.me.points && standing.next.needed > (target?.points ?? Infinity);
    }),
  );
});
