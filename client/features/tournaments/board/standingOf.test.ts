import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingOf } from './standingOf.ts';
import type { Leader } from '../../../entities/tournament/Tournament.ts';

const sum = (amount: number) => ({ amount, currency: 'UZS' });
const board: Leader[] = [
  { place: 1, fakename: 'a***z', points: 900, prize: sum(50) },
  { place: 2, fakename: 'b***z', points: 700, prize: sum(20) },
  { place: 3, fakename: 'c***z', points: 500, prize: sum(20) },
  { place: 4, fakename: 'd***z', points: 300 },
  { place: 5, fakename: 'e***z', points: 100 },
];
const asMe = (place: number) => board.map((row) => (row.place === place ? { ...row, is_me: true } : row));

test('who is not on the board has no standing', () => {
  expect(standingOf(board)).toBeNull();
});

test('the next prize is that of the nearest place above that wins more, and one point over it', () => {
  expect(standingOf(asMe(5))?.next).toEqual({ place: 3, needed: 501 });
  expect(standingOf(asMe(4))?.next).toEqual({ place: 3, needed: 501 });
  expect(standingOf(asMe(3))?.next).toEqual({ place: 1, needed: 901 });
  expect(standingOf(asMe(2))?.next).toEqual({ place: 1, needed: 901 });
});

test('the first has nobody to catch and knows the lead', () => {
  expect(standingOf(asMe(1))).toMatchObject({ next: null, ahead: 200 });
  expect(standingOf([{ ...(board[0] as Leader), is_me: true }])).toMatchObject({ next: null, ahead: null });
});

test('the points that are asked for always overtake', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 2, maxLength: 40 }), fc.nat(39), (points, at) => {
      const rows = points
        .toSorted((one, other) => other - one)
        .map(
          (score, index): Leader => ({
            place: index + 1,
            fakename: '***',
            points: score,
            ...(index < 10 ? { prize: sum(100 - index) } : {}),
            ...(index === at % points.length ? { is_me: true } : {}),
          }),
        );
      const standing = standingOf(rows);
      const target = rows.find((row) => row.place === standing?.next?.place);
      if (!standing?.next) return standing?.me.place === 1;
      return standing.next.needed > standing.me.points && standing.next.needed > (target?.points ?? Infinity);
    }),
  );
});
