import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function theme(selector: RegExp): Record<string, string> {
  const block = selector.exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const THEMES = {
  dark: theme(/:root,\s*\[data-theme=.dark.\] \{([^}]*)\}/),
  light: theme(/^\[data-theme=.light.\] \{([^}]*)\}/m),
};
const SURFACES = ['bg', 'sunken', 'raised', 'overlay', 'hover'];
const WORDS = ['text', 'muted', 'primary-text', 'secondary-text', 'info-text', 'danger-text', 'success-text'];
const SOFT = ['primary', 'secondary', 'info', 'danger', 'success'];

const text: [string, string][] = [
  ...WORDS.flatMap((word) => SURFACES.map((surface): [string, string] => [word, surface])),
  ...SOFT.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
  ...SOFT.map((tone): [string, string] => ['text', `${tone}-soft`]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-secondary', 'secondary'],
  ['on-danger', 'danger-fill'],
];
// Edges of fields, the focus ring and bars are read as shapes: 3:1 (WCAG 1.4.11).
const shapes: [string, string][] = ['bg', 'sunken', 'raised', 'overlay'].flatMap((surface): [string, string][] => [
  ['field-line', surface],
  ['secondary', surface],
  ['danger', surface],
]);

for (const [name, tokens] of Object.entries(THEMES)) {
  test.each(text)(`${name}: %s on %s is readable`, (front, back) => {
    expect(contrastRatio(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)(`${name}: %s stands out from %s`, (front, back) => {
    expect(contrastRatio(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(3);
  });
}

test('both themes name the same tokens', () => {
  expect(Object.keys(THEMES.light)).toEqual(Object.keys(THEMES.dark));
});

test('the ratio is the one of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#f0475f')).toBeCloseTo(3.6, 1);
});
