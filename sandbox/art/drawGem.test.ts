import { expect, test } from 'vitest';
import { drawGem } from './drawGem.ts';
import { motifs } from './motifs/motifs.ts';

const lookup = (name: string) => {
  const motif = motifs.find((one) => one.name === name);
  if (!motif) throw new Error(`no motif ${name}`);
  return motif;
};

test('a gem has no text, resolves its references, and differs by its cut and colour', () => {
  const spec = { name: 'one', palette: 'pome', kind: 'octagon', color: '#e0213f' } as const;
  const drawn = [spec, { ...spec, kind: 'drop' as const }, { ...spec, color: '#14b8a8' }].map((one) =>
    drawGem(one, lookup),
  );
  expect(new Set(drawn).size).toBe(3);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/<(image|text|script)[ >]|NaN|undefined/);
    const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(known.has(id)).toBe(true);
  }
});
