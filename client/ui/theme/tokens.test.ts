import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { anor } from '../../../tests/brands/anor.ts';
import { contrastRatio } from './contrastRatio.ts';

type Tokens = Record<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const base = read('./tokens.css');
/** The shipped brand, and a second one that overrides its tokens in one file. */
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

/** A token's colour; follows one reference to another token. */
function colour(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? (tokens[other] ?? '') : value;
}

const SURFACES = ['bg', 'sunken', 'raised', 'overlay', 'hover', 'field', 'selected', 'inset'];
const TEXTS = ['text', 'muted', 'primary-text', 'secondary-text', 'info-text', 'danger-text', 'success-text'];
const SOFT = ['primary', 'secondary', 'info', 'danger', 'success'];

const text: [string, string][] = [
  ...TEXTS.flatMap((token) => SURFACES.map((surface): [string, string] => [token, surface])),
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
// Field borders, the focus ring and bars are graphics, which need 3:1 (WCAG 1.4.11).
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
  ...['on-night', 'on-night-soft', 'on-night-muted'].flatMap((token) =>
    ['night', 'night-2', 'band-1', 'band-2'].map((ground): [string, string] => [token, ground]),
  ),
  ['on-night-primary', 'night'],
  ['on-night-primary', 'on-primary'],
  ...['gold', 'silver', 'bronze'].map((medal): [string, string] => ['on-primary', `medal-${medal}`]),
];

for (const [brand, files] of Object.entries(BRANDS)) {
  for (const name of ['dark', 'light'] as const) {
    const tokens = tokensOf(files, BLOCKS[name]);

    test.each(text)(`${brand} ${name} theme: %s on %s has a contrast of at least 4.5`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(shapes)(`${brand} ${name} theme: %s on %s has a contrast of at least 3`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(3);
    });
  }

  const tokens = { ...tokensOf(files, BLOCKS.dark), ...tokensOf(files, BLOCKS.night) };
  test.each(onNight)(`${brand} night parts: %s on %s has a contrast of at least 4.5`, (front, back) => {
    expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
  });
}

test('tokens.css defines the same tokens in the dark and the light theme', () => {
  const names = (block: RegExp) => Object.keys(tokensOf([base], block));
  expect(names(BLOCKS.light)).toEqual(names(BLOCKS.dark));
});

test('the anor brand overrides only tokens that tokens.css defines', () => {
  const own = tokensOf([BRANDS.anor[1] ?? ''], /([^]*)/);
  expect(Object.keys(own).length).toBeGreaterThan(40);
  expect(Object.keys(own).filter((name) => !base.includes(`--${name}:`))).toEqual([]);
});

test('contrastRatio matches known WCAG ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#f0475f')).toBeCloseTo(3.6, 1);
});

test.each([
  ['yulduz', brand],
  ['anor', anor],
] as const)('brand colours outside style sheets equal the dark tokens: %s', (name, { colours }) => {
  const tokens = tokensOf(BRANDS[name], BLOCKS.dark);
  const tokenOf = (colour: string) => tokens[colour.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)];
  expect(Object.fromEntries(Object.keys(colours).map((colour) => [colour, tokenOf(colour)]))).toEqual(colours);
});
