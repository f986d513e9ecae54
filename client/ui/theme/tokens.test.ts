import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { anor } from '../../../tests/brands/anor.ts';
import { contrastRatio } from './contrastRatio.ts';

type Tokens = Record<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const base = read('./tokens.css');
/** The brand that ships, and another that overrides its tokens in one file. */
const BRANDS = { yulduz: [base], anor: [base, read('../../../tests/brands/anor.css')] };

const BLOCKS = {
  dark: /:root,\s*\[data-theme=.dark.\] \{([^}]*)\}/,
  light: /^\[data-theme=.light.\] \{([^}]*)\}/m,
  night: /^:root \{([^}@]*)/m,
};

function tokensOf(files: readonly string[], block: RegExp): Tokens {
  const pairs = files.flatMap((css) => [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** A colour, through one token that stands for another. */
function colour(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? (tokens[other] ?? '') : value;
}

const SURFACES = ['bg', 'sunken', 'raised', 'overlay', 'hover', 'field', 'selected', 'inset'];
const WORDS = ['text', 'muted', 'primary-text', 'secondary-text', 'info-text', 'danger-text', 'success-text'];
const SOFT = ['primary', 'secondary', 'info', 'danger', 'success'];

const text: [string, string][] = [
  ...WORDS.flatMap((word) => SURFACES.map((surface): [string, string] => [word, surface])),
  ...SOFT.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
  ...SOFT.flatMap((tone): [string, string][] => [
    ['text', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-secondary', 'secondary'],
  ['on-danger', 'danger-fill'],
];
// Edges of fields, the focus ring and bars are read as shapes: 3:1 (WCAG 1.4.11).
const shapes: [string, string][] = [
  ...['bg', 'sunken', 'raised', 'overlay', 'field'].flatMap((surface): [string, string][] => [
    ['field-line', surface],
    ['secondary', surface],
    ['danger', surface],
  ]),
  ['progress', 'track'],
  ['secondary', 'track'],
];
// The parts that stay dark in both themes.
const onNight: [string, string][] = [
  ...['on-night', 'on-night-soft', 'on-night-muted'].flatMap((word) =>
    ['night', 'night-2', 'band-1', 'band-2'].map((ground): [string, string] => [word, ground]),
  ),
  ['on-night-primary', 'night'],
  ['on-night-primary', 'on-primary'],
  ...['gold', 'silver', 'bronze'].map((medal): [string, string] => ['on-primary', `medal-${medal}`]),
];

for (const [brand, files] of Object.entries(BRANDS)) {
  for (const name of ['dark', 'light'] as const) {
    const tokens = tokensOf(files, BLOCKS[name]);

    test.each(text)(`${brand}, ${name}: %s on %s is readable`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(shapes)(`${brand}, ${name}: %s stands out from %s`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(3);
    });
  }

  const tokens = { ...tokensOf(files, BLOCKS.dark), ...tokensOf(files, BLOCKS.night) };
  test.each(onNight)(`${brand}, night: %s on %s is readable`, (front, back) => {
    expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
  });
}

test('both themes name the same tokens', () => {
  const names = (block: RegExp) => Object.keys(tokensOf([base], block));
  expect(names(BLOCKS.light)).toEqual(names(BLOCKS.dark));
});

test('a brand overrides tokens that exist, and needs no others', () => {
  const own = tokensOf([BRANDS.anor[1] ?? ''], /([^]*)/);
  expect(Object.keys(own).length).toBeGreaterThan(40);
  expect(Object.keys(own).filter((name) => !base.includes(`--${name}:`))).toEqual([]);
});

test('the ratio is the one of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#f0475f')).toBeCloseTo(3.6, 1);
});

test.each([
  ['yulduz', brand],
  ['anor', anor],
] as const)('what no style sheet reaches has the colours of the dark tokens: %s', (name, { colours }) => {
  const tokens = tokensOf(BRANDS[name], BLOCKS.dark);
  const tokenOf = (colour: string) => tokens[colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  expect(Object.fromEntries(Object.keys(colours).map((colour) => [colour, tokenOf(colour)]))).toEqual(colours);
});
