import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const client = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, client), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const BRAND = 'ui/theme/brand.css';
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== BRAND)
  .map((name) => ({ name, css: read(name) }));
/** Styles inside the code: server HTML and scripts that run before React. */
const inCode = sourceFiles('client', 'server', 'shared').map(({ name, text }) => ({ name, css: text }));

test('style sheets other than brand.css contain no literal colours, except paper and ink of tokens.css and the colours of no brand in hues.css', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|gray|grey)\b/i;
  const branded = sheets.filter(({ name }) => name !== 'ui/theme/hues.css');
  const found = branded.flatMap(({ name, css }) => {
    const match = literal.exec(name === 'ui/theme/tokens.css' ? css.replace(/--(?:paper|ink): #\w+;/g, '') : css);
    return match ? [`${name}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});

test('style sheets other than brand.css do not select by data-theme', () => {
  expect(sheets.filter(({ css }) => css.includes('data-theme')).map(({ name }) => name)).toEqual([]);
});

test('every custom property read without a fallback, in a style sheet or in code, is set somewhere', () => {
  const readers = [...sheets, ...inCode];
  const all = [read(BRAND), ...readers.map(({ css }) => css)].join('\n');
  const unknown = readers.flatMap(({ name, css }) =>
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

test('a disabled control with text is muted, which keeps its contrast: only icons and boxes are faded', () => {
  const faded = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/disabled[^{}]*\{([^{}]*)/g)]
      .filter(([, rules = '']) => /opacity: 0\.\d/.test(rules))
      .map(() => name),
  );
  expect(faded.toSorted()).toEqual([
    'ui/forms/controls/choice/Choice.module.css',
    'ui/navigation/IconButton.module.css',
  ]);
});
