import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visiblePart } from './visiblePart.ts';

const screen = { top: 68, bottom: 900 };

test('visiblePart, for a frame below the header, scrolled, at its foot and off screen, returns top and height', () => {
  expect(visiblePart({ top: 120, bottom: 3000 }, screen)).toEqual({ top: 0, height: 780 });
  expect(visiblePart({ top: -500, bottom: 3000 }, screen)).toEqual({ top: 568, height: 832 });
  expect(visiblePart({ top: -2500, bottom: 380 }, screen)).toEqual({ top: 2568, height: 312 });
  expect(visiblePart({ top: 1200, bottom: 3000 }, screen)).toEqual({ top: 0, height: 0 });
});

test('visiblePart, for any frame, never exceeds the frame', () => {
  const edge = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(edge, fc.nat(5000), (top, height) => {
      const seen = visiblePart({ top, bottom: top + height }, screen);
      expect(seen.height).toBeLessThanOrEqual(height);
      expect(seen.height).toBeGreaterThanOrEqual(0);
      if (seen.height > 0) expect(seen.top + seen.height).toBeLessThanOrEqual(height);
    }),
  );
});
