import { expect, test } from 'vitest';
import { DICE_RTP, DICE_SPOTS, diceTimes, FALLS } from './diceMaths.ts';

test('every dice spot, over all 216 falls, returns at most the declared RTP and less than 1.5 points below it', () => {
  for (const spot of DICE_SPOTS) {
    const back = (100 * FALLS.reduce((sum, fall) => sum + diceTimes(spot, fall), 0)) / FALLS.length;
    expect(back, spot).toBeLessThanOrEqual(DICE_RTP + 0.05);
    expect(back, spot).toBeGreaterThan(DICE_RTP - 1.5);
  }
  expect(DICE_SPOTS.size).toBe(5 + 14 + 6);
});

test('diceTimes is 0 for small, big, odd and even on a triple, and pays a number by its count', () => {
  for (const spot of ['small', 'big', 'odd', 'even'])
    for (const face of [1, 2, 3, 4, 5, 6]) expect(diceTimes(spot, [face, face, face])).toBe(0);
  expect(diceTimes('small', [1, 4, 5])).toBe(2);
  expect(diceTimes('big', [1, 4, 6])).toBe(2);
  expect([diceTimes('n4', [4, 4, 4]), diceTimes('n4', [4, 4, 1]), diceTimes('n4', [1, 2, 4])]).toEqual([14, 3, 2]);
});
