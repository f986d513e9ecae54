import { expect, test } from 'vitest';
import { createRng } from '#sandbox/art/rng.ts';
import { lightness, mix, shade } from './colour.ts';
import { createDefs } from './defs.ts';
import { paletteOf, palettes } from './palettes.ts';
import { num, polygon } from './shapes.ts';

test('shade, in every palette, is lighter for a larger step', () => {
  for (const { motif } of palettes) {
    const steps = [-0.7, -0.35, 0, 0.35, 0.7].map((k) => lightness(shade(motif, k)));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  }
});

test('mix, at 0 and at 1, returns its end colours within three-digit precision', () => {
  for (const [t, end] of [
    [0, '#2f6bff'],
    [1, '#ffb627'],
  ] as const) {
    expect(Math.abs(lightness(mix('#2f6bff', '#ffb627', t)) - lightness(end))).toBeLessThan(0.02);
  }
});

test('palettes have 27 unique names, and paletteOf throws for an unknown one', () => {
  expect(new Set(palettes.map((p) => p.name)).size).toBe(27);
  expect(() => paletteOf('beige')).toThrow(RangeError);
});

test('createDefs stores equal definitions and symbols once', () => {
  const defs = createDefs();
  const one = defs.add('l', '<linearGradient><stop/></linearGradient>');
  expect(defs.add('l', '<linearGradient><stop/></linearGradient>')).toBe(one);
  expect(defs.add('r', '<radialGradient><stop/></radialGradient>')).not.toBe(one);
  expect(defs.symbol('<path/>')).toBe(defs.symbol('<path/>'));
  expect(defs.render().match(/ id=/g)).toHaveLength(3);
});

test('num and polygon write whole numbers from twelve on, and one decimal below', () => {
  expect([12.6, 0.44, -0.52, -0.01].map(num)).toEqual(['13', '.4', '-.5', '0']);
  expect(
    polygon([
      [0, 0],
      [10, 5],
      [-3, 8.5],
    ]),
  ).toBe('M0 0l10 5-13 3.5z');
});

test('createRng returns the same numbers for the same key, and others for another key', () => {
  const deal = (key: string) =>
    Array.from(
      { length: 6 },
      (
        (rng) => () =>
          rng.int(1000)
      )(createRng(key)),
    );
  expect(deal('anor')).toEqual(deal('anor'));
  expect(deal('anor')).not.toEqual(deal('uzum'));
});
