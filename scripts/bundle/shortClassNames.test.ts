import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, shortNames } from './shortClassNames.ts';

const root = path.resolve(import.meta.dirname, '../..');
type Rename = (code: string, id: string) => string;
const [inStyles, inScripts] = shortClassNames(root).map(
  ({ transform }) => (transform as unknown as { handler: Rename }).handler,
) as [Rename, Rename];
const tile = path.join(root, 'client/ui/layout/tiles/Tile.module.css');

test('shortNames gives each of four thousand keys a name of its own: a capital letter, then letters and digits', () => {
  const keys = Array.from({ length: 4_000 }, (_, index) => `client/file${index % 90}.module.css|name${index}`);
  const names = [...shortNames(keys).values()];
  expect(new Set(names).size).toBe(keys.length);
  expect(names.every((name) => /^[A-Z][A-Za-z0-9]{2}$/.test(name))).toBe(true);
});

test('shortNames, with one more key, keeps all but a few of the names', () => {
  const keys = Array.from({ length: 1_500 }, (_, index) => `key${index}`);
  const before = shortNames(keys);
  const after = shortNames([...keys, 'added'].toSorted());
  expect(keys.filter((key) => before.get(key) !== after.get(key)).length).toBeLessThan(20);
});

test('shortClassNames writes the same name into the styles and the scripts of a module, and keeps one it does not know', () => {
  const styles = inStyles('.scoped-NJ-HHW-tile:hover,.scoped-NJ-HHW-name{color:red}', tile);
  const [, short = '', other = ''] = /^\.(\w{3}):hover,\.(\w{3})\{/.exec(styles) ?? [];
  expect(short).not.toBe(other);
  expect(inScripts('export const tile = "scoped-NJ-HHW-tile";', `${tile}?used`)).toBe(
    `export const tile = "${short}";`,
  );
  expect(inStyles('.scoped-NJ-HHW-elsewhere{}', tile)).toBe('.scoped-NJ-HHW-elsewhere{}');
});

test('shortClassNames knows every class of a style sheet', () => {
  const classes = [...new Set([...readFileSync(tile, 'utf8').matchAll(/\.([a-z]\w*)/g)].map(([, name]) => name))];
  const renamed = inStyles(classes.map((name) => `.scoped-abcdef-${name}{}`).join(''), tile);
  expect(renamed).not.toContain('scoped');
});
