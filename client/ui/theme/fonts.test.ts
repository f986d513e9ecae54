import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsOf } from './fontsOf.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const used = [...css.matchAll(/url\(["']([^"']+)["']\)/g)].map((match) => match[1]);

test('fonts.css names existing font files, and fontsOf preloads only those', () => {
  expect(used).toHaveLength(5);
  for (const file of used) expect(existsSync(new URL(`../../../public${file}`, import.meta.url)), file).toBe(true);
  expect(used).toEqual(expect.arrayContaining([...fontsOf('ru')]));
  expect(fontsOf('ru')).toEqual(expect.arrayContaining([...fontsOf('uz')]));
});

test('fonts.css includes U+02BB and U+02BC of Uzbek in both latin ranges', () => {
  expect(css.match(/U\+02BB-02BC/g)).toHaveLength(2);
});
