import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactPath } from './compactPath.ts';

/** End points of every step, read without optimizations. */
function pointsOf(d: string): number[][] {
  const points: number[][] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, c = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, t: 2, z: 0 }[c.toLowerCase()] ?? 0;
    if (size === 0) {
      [x, y] = [sx, sy];
      points.push([x, y]);
    }
    for (let i = 0; size && i < n.length; i += size) {
      const s = n.slice(i, i + size);
      const abs = c === c.toUpperCase();
      if (c.toLowerCase() === 'h') x = abs ? (s[0] as number) : x + (s[0] as number);
      else if (c.toLowerCase() === 'v') y = abs ? (s[0] as number) : y + (s[0] as number);
      else {
        const all = s.map((v, k) => (abs ? v : v + (k % 2 ? y : x)));
        points.push(all);
        [x, y] = all.slice(-2) as [number, number];
      }
      if (c.toLowerCase() === 'm') [sx, sy] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

const coordinate = fc.integer({ min: -4000, max: 4000 }).map((v) => v / 10);
const step = fc.oneof(
  fc.tuple(fc.constantFrom('L', 'l', 'T', 't'), fc.array(coordinate, { minLength: 2, maxLength: 2 })),
  fc.tuple(fc.constantFrom('H', 'h', 'V', 'v'), fc.array(coordinate, { minLength: 1, maxLength: 1 })),
  fc.tuple(fc.constantFrom('Q', 'q'), fc.array(coordinate, { minLength: 4, maxLength: 4 })),
  fc.tuple(fc.constantFrom('C', 'c'), fc.array(coordinate, { minLength: 6, maxLength: 6 })),
);

test('compactPath, for any path, passes the same points and is never longer', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const d = `M0 0${steps.map(([c, n]) => c + n.join(' ')).join('')}z`;
      const compact = compactPath(d);
      expect(compact.length).toBeLessThanOrEqual(d.length);
      const [before, after] = [pointsOf(d).flat(), pointsOf(compact).flat()];
      expect(after.length).toBe(before.length);
      for (const [i, v] of before.entries()) expect(Math.abs(v - (after[i] as number))).toBeLessThan(0.051);
    }),
  );
});

test('compactPath preserves the flags of arcs, and returns a path with unspaced flags unchanged', () => {
  expect(compactPath('M10 10 A5 5 0 1 0 20 10 z')).toBe('M10 10a5 5 0 1 0 10 0z');
  expect(compactPath('M0 0a5 5 0 1010 10z')).toBe('M0 0a5 5 0 1010 10z');
});
