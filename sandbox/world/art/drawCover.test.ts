import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { drawCover } from './drawCover.ts';
import { choicesOf } from './gameArt.ts';
import { motifs } from './motifs/motifs.ts';

const { games } = createCatalogue({ seed: 'covers', count: 480 });
const byName = new Map(motifs.map((m) => [m.name, m]));
const lookup = (name: string) => {
  const motif = byName.get(name);
  if (!motif) throw new Error(`no motif ${name}`);
  return motif;
};
const covers = games.map((game) => drawCover(game, 'portrait', lookup));
const landscapes = games.map((game) => drawCover(game, 'landscape', lookup));

test('the same game gives the same bytes', () => {
  const again = createCatalogue({ seed: 'covers', count: 480 }).games;
  expect(again.slice(0, 80).map((game) => drawCover(game, 'portrait', lookup))).toEqual(covers.slice(0, 80));
});

test('no two covers are equal, nor do they share more than three of the seven choices', () => {
  expect(new Set([...covers, ...landscapes]).size).toBe(960);
  const choices = games.map((game) => choicesOf(game.art));
  const worst = Math.max(
    ...choices.map((a, i) => Math.max(0, ...choices.slice(0, i).map((b) => a.filter((c, k) => c === b[k]).length))),
  );
  expect(worst).toBeLessThanOrEqual(3);
});

test('neighbours differ in motif, and dealt ones in palette family', () => {
  for (const [i, game] of games.entries()) {
    const before = games[i - 1];
    if (!before || i <= 60) continue;
    expect(game.art.palette).not.toBe(before.art.palette);
    expect(`${game.art.motif}/${game.art.kind}`).not.toBe(`${before.art.motif}/${before.art.kind}`);
  }
});

test('a cover is nothing but shapes', () => {
  for (const svg of [...covers, ...landscapes]) {
    expect(svg).not.toMatch(/<(image|filter|script|foreignObject|style|text|a)[ >]/);
    expect(svg).not.toMatch(/ on\w+=|url\((?!#)|href="(?!#)|NaN|undefined|Infinity/);
  }
});

test('what a cover refers to is in it, once', () => {
  for (const svg of [...covers, ...landscapes]) {
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    for (const [, a, b] of svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)) expect(known.has(a ?? b), a ?? b).toBe(true);
  }
});

test('the name is for readers, and a cover is light', () => {
  for (const [i, svg] of covers.entries())
    expect(svg).toContain(
      `aria-label="${games[i]?.name}"><title>${games[i]?.name}</title>`.replace('"><', '" stroke-linejoin="round"><'),
    );
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] as number;
  expect(median(covers.map((svg) => svg.length))).toBeLessThan(15 * 1000);
  expect(median(covers.slice(0, 60).map((svg) => gzipSync(svg).length))).toBeLessThan(5 * 1000);
});
