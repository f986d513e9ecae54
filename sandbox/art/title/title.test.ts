import { expect, test } from 'vitest';
import { faces } from './glyphs.ts';
import { breakLines, layTitle, warps } from './title.ts';

const box = { width: 258, height: 112, lines: 2, maxCap: 60 };

test('breakLines splits a title so that its longest line is as short as possible', () => {
  expect(breakLines('Secrets of the Emir', 2)).toEqual(['Secrets of', 'the Emir']);
  expect(breakLines('Anor Fortune', 2)).toEqual(['Anor', 'Fortune']);
  expect(breakLines('Anor Fortune', 1)).toEqual(['Anor Fortune']);
  expect(breakLines('Plinko', 2)).toEqual(['Plinko']);
});

test('layTitle, for every face and warp, fits its box and uses whole coordinates', () => {
  for (const face of faces) {
    for (const warp of warps) {
      const layout = layTitle('Boʻri Qirmizi', face, warp, box);
      expect(layout.width).toBeLessThanOrEqual(box.width + 0.01);
      expect(layout.height).toBeLessThanOrEqual(box.height + 0.01);
      expect(layout.lines).toHaveLength(2);
      for (const line of layout.lines) expect(line.path).toMatch(/^M[-\d MQqlhvz]+z$/);
    }
  }
});

test('layTitle draws a shorter word larger', () => {
  const [first, second] = layTitle('Zarafshon Oy', 'slab', 'plain', { ...box, height: 200 }).lines;
  expect(second?.cap).toBeGreaterThan((first?.cap ?? 0) * 1.2);
});

test('layTitle, with a warp, draws straight edges as curves', () => {
  const straight = layTitle('HHHHHH', 'wide', 'plain', { ...box, lines: 1 }).lines[0]?.path ?? '';
  const arched =
    layTitle('TT', 'wide', 'arch', { width: 258, height: 200, lines: 1, maxCap: 200 }).lines[0]?.path ?? '';
  expect(straight).not.toContain('q');
  expect(arched).toContain('q');
});
