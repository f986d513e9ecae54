import { expect, test } from 'vitest';
import { bannerSpecs } from './bannerSpecs.ts';
import { drawBanner } from './drawBanner.ts';
import { drawProviderMark } from './drawProviderMark.ts';
import { motifs } from './motifs/motifs.ts';
import { providerSeeds } from './providers.ts';

const byName = new Map(motifs.map((m) => [m.name, m]));
const lookup = (name: string) => {
  const motif = byName.get(name);
  if (!motif) throw new Error(`no motif ${name}`);
  return motif;
};

test('a banner has no text, raster or script, resolves its references, and is under 32 000 characters', () => {
  for (const spec of bannerSpecs) {
    for (const format of ['desktop', 'phone'] as const) {
      const svg = drawBanner(spec, format, lookup);
      expect(svg).toContain('aria-hidden="true"');
      expect(svg).not.toMatch(/<(image|filter|script|text|title)[ >]|NaN|undefined/);
      const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]));
      for (const [, a, b] of svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g))
        expect(known.has(a ?? b), `${spec.name} ${a ?? b}`).toBe(true);
      expect(svg.length).toBeLessThan(32_000);
    }
  }
});

test('drawProviderMark labels the mark with its studio, and returns a different mark for each', () => {
  const marks = providerSeeds.map(drawProviderMark);
  expect(new Set(marks).size).toBe(providerSeeds.length);
  for (const [i, svg] of marks.entries()) expect(svg).toContain(`aria-label="${providerSeeds[i]?.name}"`);
});
