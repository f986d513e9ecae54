import { expect, test } from 'vitest';
import { createDefs } from '#sandbox/art/paint/defs.ts';
import { paletteOf } from '#sandbox/art/paint/palettes.ts';
import { createRng } from '#sandbox/art/rng.ts';
import { motifs } from './motifs.ts';

const cases = motifs.flatMap((motif) => motif.kinds.map((kind) => [motif.name, kind, motif] as const));

function drawn(
  motif: (typeof motifs)[number],
  kind: string,
  seed = 'a',
  palette = paletteOf('lapis'),
  color?: string,
): string {
  const defs = createDefs();
  const markup = motif.draw({ palette, rng: createRng(seed), defs, kind, ...(color ? { color } : {}) });
  return defs.render() + markup;
}

test('motif names are unique, and so are the kinds within a motif', () => {
  expect(new Set(motifs.map(({ name }) => name)).size).toBe(motifs.length);
  for (const { kinds } of motifs) expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(cases)('motif %s of kind %s is valid markup within its box', (_name, kind, motif) => {
  for (const palette of ['lapis', 'magma', 'neon', 'felt-navy'].map(paletteOf)) {
    const svg = drawn(motif, kind, palette.name, palette);
    expect(svg).not.toMatch(
      /<filter|<image|<text|<script|<foreignObject|http|mix-blend|NaN|undefined|Infinity|url\(#\)|href="##/,
    );
    expect(svg).not.toMatch(/\d\.\d{4,}/);
    for (const [number] of svg.replace(/#[\da-f]+|id="[^"]*"/g, '').matchAll(/-?\d+(?:\.\d+)?/g)) {
      expect(Math.abs(Number(number))).toBeLessThanOrEqual(400);
    }
    // A path starts within the box, with room for outlines and for shapes that a clip cuts off.
    for (const [, x, y] of svg.matchAll(/ d="M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Math.abs(Number(x))).toBeLessThanOrEqual(135);
      expect(Math.abs(Number(y))).toBeLessThanOrEqual(135);
    }
    const open = svg.match(/<[a-zA-Z]+(?:\s[^<>]*[^/])?>/g)?.length ?? 0;
    expect(open).toBe(svg.match(/<\/[a-zA-Z]+>/g)?.length ?? 0);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w]+)/g)) expect(ids).toContain(id);
  }
});

test.each(cases)('motif %s of kind %s is deterministic and under 11 500 characters', (_name, kind, motif) => {
  expect(drawn(motif, kind)).toBe(drawn(motif, kind));
  expect(drawn(motif, kind).length).toBeLessThan(11_500);
});

test.each(motifs.map((motif) => [motif.name, motif] as const))(
  'motif %s differs by kind, palette and colour',
  (_name, motif) => {
    const all = motif.kinds.map((kind) => drawn(motif, kind));
    expect(new Set(all).size).toBe(motif.kinds.length);
    const [kind = ''] = motif.kinds;
    expect(drawn(motif, kind, 'a', paletteOf('magma'))).not.toBe(all[0]);
    expect(drawn(motif, kind, 'a', paletteOf('lapis'), '#3f9a52')).not.toBe(all[0]);
  },
);
