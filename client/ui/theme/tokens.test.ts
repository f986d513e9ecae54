import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { anor } from '#tests/brands/anor.ts';
import { brandStyles } from './brandStyles.ts';
import { contrastRatio } from './contrastRatio.ts';

type Tokens = Record<string, string>;

/** The style sheets of the shipped brand and of a second one. */
const BRANDS = { yulduz: brandStyles(brand), anor: brandStyles(anor) };

const BLOCKS = {
  dark: /:root,\s*\[data-theme=.dark.\] \{([^}]*)\}/,
  light: /^\[data-theme=.light.\] \{([^}]*)\}/m,
  night: /^:root \{([^}@]*)/m,
};

function tokensOf(css: string, block: RegExp): Tokens {
  const pairs = (block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value]));
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

for (const [brand, css] of Object.entries(BRANDS)) {
  for (const name of ['dark', 'light'] as const) {
    const tokens = tokensOf(css, BLOCKS[name]);

    test.each(text)(`${brand} ${name} theme: %s on %s has a contrast of at least 4.5`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(shapes)(`${brand} ${name} theme: %s on %s has a contrast of at least 3`, (front, back) => {
      expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(3);
    });
  }

  const tokens = { ...tokensOf(css, BLOCKS.dark), ...tokensOf(css, BLOCKS.night) };
  test.each(onNight)(`${brand} night parts: %s on %s has a contrast of at least 4.5`, (front, back) => {
    expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(4.5);
  });
}

test('both brands define the same tokens, equal in the dark and the light theme', () => {
  const names = (css: string, block: RegExp) => Object.keys(tokensOf(css, block));
  expect(names(BRANDS.yulduz, BLOCKS.dark)).toHaveLength(40);
  for (const css of Object.values(BRANDS)) {
    expect(names(css, BLOCKS.light)).toEqual(names(css, BLOCKS.dark));
    expect(names(css, BLOCKS.dark)).toEqual(names(BRANDS.yulduz, BLOCKS.dark));
    expect(names(css, BLOCKS.night)).toEqual(names(BRANDS.yulduz, BLOCKS.night));
  }
});

test('contrastRatio matches known WCAG ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#f0475f')).toBeCloseTo(3.6, 1);
});
