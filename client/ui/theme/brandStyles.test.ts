import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { brandStyles } from '#shared/document/brandStyles.ts';
import { anor } from '#tests/brands/anor.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

// After a change of shared/brand.ts: `vitest -u` rewrites both files.
test('brand.css equals the style sheet of shared/brand.ts', async () => {
  await expect(brandStyles(brand)).toMatchFileSnapshot('./brand.css');
});

test('public/favicon.svg equals the icon of shared/brand.ts', async () => {
  await expect(`${brand.icon}\n`).toMatchFileSnapshot('../../../public/favicon.svg');
});

test('the style sheet of a brand without a skyline has its tokens, and its pictures as data addresses', () => {
  const css = brandStyles(anor);
  expect(css).toContain('  --field-line: #9c7480;\n');
  expect(css).toContain('  --band-4: #ff9a62;\n');
  expect(css).toContain('  --skyline: none;\n');
  expect(css).toMatch(/--logo-mark: url\("data:image\/svg\+xml,%3Csvg xmlns='[^"<>#]+%3C\/svg%3E"\);/);
  expect(brandStyles(brand)).toContain('  --skyline: url("/icons/skyline.svg");\n');
});

test.each([brand, anor])(
  'on paper every theme has the light colours of the brand: brand %#',
  ({ dark, light, ...rest }) => {
    const css = brandStyles({ dark, light, ...rest });
    const onPaper = css.replace(/@media screen \{[^]*?\n\}\n/, '');
    expect(css.length - onPaper.length).toBeGreaterThan(1_000);
    expect(onPaper).toContain(`  --text: ${light.text};\n`);
    expect(onPaper).not.toContain(`--text: ${dark.text};`);
    expect(onPaper).not.toContain('color-scheme: dark');
  },
);

test('a second brand’s style sheet has no picture, shadow or colour of the default one, besides white', () => {
  const valuesOf = (css: string) =>
    [...css.matchAll(/--(?!font|radius)[\w-]+: ([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => !/^var|^none|^#ffffff$/.test(value));
  const values = new Set(valuesOf(brandStyles(brand)));
  expect(valuesOf(brandStyles(anor)).filter((value) => values.has(value))).toEqual([]);
});

test('the code names no picture of a brand but the written icon; brands name the skyline', () => {
  const named = sourceFiles('client', 'server').flatMap(({ name, text }) =>
    [...text.matchAll(/'\/(?:[\w/-]+\.(?:svg|png|ico|webp|jpg))/g)].map(([address]) => `${name} ${address.slice(1)}`),
  );
  const addresses = new Set(named.map((line) => line.split(' ')[1]));
  // A brand's own icon is answered at both addresses.
  expect([...addresses].sort()).toEqual(['/favicon.ico', '/favicon.svg', '/icons/sprite.svg']);
});

test('every style sheet takes its brand from brand.css: tokens.css, and the offline page by it', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(read('tokens.css')).toMatch(/^(?:\/\*[^]*?\*\/\s*)?@import "\.\/brand\.css";/);
  expect(read('../../worker/offline.css')).toMatch(/^@import "\.\.\/ui\/theme\/tokens\.css";/);
});
