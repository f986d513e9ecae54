import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { isFull } from '../../tests/support/isFull.ts';
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
/**
 * A cover takes about 10 ms to draw, so by default only the sixty hand-picked games are drawn, and of the dealt games one for each
 * motif, template and ornament.
 */
const isDrawn = new Set([
  ...games.slice(0, isFull ? games.length : 60),
  ...firstOfEach(({ art }) => art.motif),
  ...firstOfEach(({ art }) => art.template),
  ...firstOfEach(({ art }) => art.ornament),
]);
const drawn = games.filter((game) => isDrawn.has(game));
const covers = drawn.map((game) => drawCover(game, 'portrait', lookup));
const landscapes = drawn.map((game) => drawCover(game, 'landscape', lookup));

function firstOfEach(kindOf: (game: (typeof games)[number]) => string): typeof games {
  return [...Map.groupBy(games.slice(60), kindOf).values()].flatMap(([first]) => first ?? []);
}

test('drawCover, for the same game, returns the same SVG', () => {
  const again = new Map(createCatalogue({ seed: 'covers', count: 480 }).games.map((game) => [game.sysname, game]));
  const each = (_: unknown, index: number) => index % 4 === 0;
  expect(
    drawn
      .filter(each)
      .map(({ sysname }) => drawCover(again.get(sysname) as (typeof games)[number], 'portrait', lookup)),
  ).toEqual(covers.filter(each));
});

test('game covers all differ, and any two games share at most three of the seven art choices', () => {
  expect(new Set([...covers, ...landscapes]).size).toBe(2 * drawn.length);
  const choices = games.map((game) => choicesOf(game.art));
  const worst = Math.max(
    ...choices.map((a, i) => Math.max(0, ...choices.slice(0, i).map((b) => a.filter((c, k) => c === b[k]).length))),
  );
  expect(worst).toBeLessThanOrEqual(3);
});

test('neighbouring games after the hand-picked sixty differ in motif and palette', () => {
  for (const [i, game] of games.entries()) {
    const before = games[i - 1];
    if (!before || i <= 60) continue;
    expect(game.art.palette).not.toBe(before.art.palette);
    expect(`${game.art.motif}/${game.art.kind}`).not.toBe(`${before.art.motif}/${before.art.kind}`);
  }
});

test('a cover has no text, raster, script, style or outside reference', () => {
  for (const svg of [...covers, ...landscapes]) {
    expect(svg).not.toMatch(/<(image|filter|script|foreignObject|style|text|a)[ >]/);
    expect(svg).not.toMatch(/ on\w+=|url\((?!#)|href="(?!#)|NaN|undefined|Infinity/);
  }
});

test('a cover has unique ids and resolves its references', () => {
  for (const svg of [...covers, ...landscapes]) {
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    for (const [, a, b] of svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)) expect(known.has(a ?? b), a ?? b).toBe(true);
  }
});

test('a cover has the game name as its title, and a median size under 15 kB, 5 kB gzipped', () => {
  for (const [i, svg] of covers.entries())
    expect(svg).toContain(
      `aria-label="${drawn[i]?.name}"><title>${drawn[i]?.name}</title>`.replace('"><', '" stroke-linejoin="round"><'),
    );
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] as number;
  expect(median(covers.map((svg) => svg.length))).toBeLessThan(15 * 1000);
  expect(median(covers.slice(0, 60).map((svg) => gzipSync(svg).length))).toBeLessThan(5 * 1000);
});
