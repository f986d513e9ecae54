import { expect, test } from 'vitest';
import type { Dice } from '#sandbox/world/play/dice.ts';
import { dropBall, PLINKO_POCKETS, PLINKO_ROWS, PLINKO_RTP, RISKS } from './plinkoMaths.ts';

const falling = (path: number): Dice => ({
  below: () => path,
  between: () => path,
  chance: () => false,
  pick: ([one]) => one as never,
});

test.each(RISKS)(
  'plinko with risk %s, over all 4096 paths, returns the declared RTP and has symmetric pockets',
  (risk) => {
    let back = 0;
    for (let path = 0; path < 2 ** PLINKO_ROWS; path += 1) back += dropBall(falling(path), { bet: 10, risk }).win;
    expect(Math.abs((100 * back) / (10 * 2 ** PLINKO_ROWS) - PLINKO_RTP)).toBeLessThan(0.1);
    expect(PLINKO_POCKETS[risk]).toHaveLength(PLINKO_ROWS + 1);
    expect(PLINKO_POCKETS[risk]).toEqual(PLINKO_POCKETS[risk].toReversed());
  },
);

test('dropBall, for paths all left, all right and alternating, returns the pocket and win of the path', () => {
  expect(dropBall(falling(0), { bet: 1000, risk: 'high' })).toEqual({ path: 0, pocket: 0, win: 168_000 });
  expect(dropBall(falling(4095), { bet: 1000, risk: 'high' }).pocket).toBe(12);
  expect(dropBall(falling(0b010101010101), { bet: 1000, risk: 'low' })).toMatchObject({ pocket: 6, win: 500 });
});
