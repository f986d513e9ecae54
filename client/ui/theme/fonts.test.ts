import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsOf } from './fontsOf.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const used = [...css.matchAll(/url\(["']([^"']+)["']\)/g)].map((match) => match[1]);

test('every font file named is there, and every preload is one that the style sheet uses', () => {
  expect(used).toHaveLength(5);
  for (const file of used) expect(existsSync(new URL(`../../../public${file}`, import.meta.url)), file).toBe(true);
  expect(used).toEqual(expect.arrayContaining([...fontsOf('ru')]));
  expect(fontsOf('ru')).toEqual(expect.arrayContaining([...fontsOf('uz')]));
});

test('the letters of Uzbek are in the range of the latin files', () => {
  expect(css.match(/U\+02BB-02BC/g)).toHaveLength(2);
});
