import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const client = new URL('../../', import.meta.url);
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'ui/theme/tokens.css')
  .map((name) => ({ name, css: readFileSync(new URL(name, client), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('style sheets other than tokens.css contain no literal colours', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|gray|grey)\b/i;
  expect(sheets.flatMap(({ name, css }) => (literal.test(css) ? [`${name}: ${literal.exec(css)?.[0]}`] : []))).toEqual(
    [],
  );
});

test('style sheets other than tokens.css do not select by data-theme', () => {
  expect(sheets.filter(({ css }) => css.includes('data-theme')).map(({ name }) => name)).toEqual([]);
});

test('every custom property read without a fallback is set in a style sheet', () => {
  const all = [tokens, ...sheets.map(({ css }) => css)].join('\n');
  const unknown = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/var\(--([\w-]+)(\s*,)?/g)]
      .filter(([, token, fallback]) => !fallback && !all.includes(`--${token}:`))
      .map(([, token]) => `${name}: --${token}`),
  );
  expect(unknown).toEqual([]);
});

test('every rule with --font-display turns kerning off, because Unbounded lets oʻ and gʻ collide', () => {
  const wrong = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/\{([^{}]*--font-display[^{}]*)/g)]
      .filter(([, block]) => !/--font-display[^]*font-kerning:\s*none/.test(block ?? ''))
      .map(() => name),
  );
  expect(wrong).toEqual([]);
});
