import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { cachedPages } from '#config/cachedPages.ts';
import { privatePages, serverPaths } from '#config/robots.ts';
import { sitemapPages } from '#config/sitemap.ts';
import { isForOne } from '#server/cache/cacheableUrl.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const open = routes.filter(({ audience }) => audience === 'everyone').map(({ pattern }) => pattern);

/** The rows of the table of changes in docs/where-things-live.md: what changes, and the cell that names its files. */
const changes = readFileSync('docs/where-things-live.md', 'utf8')
  .split('## Changes and their files')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| (.+?) \| (.+) \|$/gm);
const rows = [...(changes ?? [])].map(([, change = '', files = '']) => ({ change, files })).slice(1);
const linked = (files: string): string[] => [...files.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);

function rowOf(beginning: string): string {
  const found = rows.filter(({ change }) => change === beginning || new RegExp(`^${beginning}[ :]`).test(change));
  expect(found, beginning).toHaveLength(1);
  return found[0]?.files ?? '';
}

test.each(['a field of a form', "a page's cache time", 'a redirect kind', 'an error type'])(
  'the row of changes of %s names at most four files',
  (change) => {
    const files = rowOf(change);
    // Messages are two files, one for each language.
    const messages = /`\w+\.json` in both languages/.test(files) ? 2 : 0;
    expect(linked(files).length + messages).toBeLessThanOrEqual(4);
  },
);

test('the row of changes of a page names four files for a page with data, then those of texts and of a query', () => {
  const [always = ''] = rowOf('a page').split(';', 1);
  expect([...linked(always), ...[...always.matchAll(/`(\w+\.\w+(?:\.\w+)?)`/g)].map(([, file]) => file)]).toEqual([
    'shared/url/paths.ts',
    'client/app/routes.ts',
    'XPage.tsx',
    'x.loader.ts',
  ]);
});

test('the sitemap has every page with a fixed address for everyone that is no form, says no noindex, and that robots.txt allows', () => {
  // The page of one ticket says noindex.
  const excluded = ['/forms/', '/_', '/support/ticket', ...privatePages, ...serverPaths];
  const fixed = open.filter((pattern) => !/[:*]/.test(pattern));
  const expected = fixed.filter((pattern) => !excluded.some((beginning) => pattern.startsWith(beginning)));
  expect(expected.length).toBeGreaterThan(10);
  expect(sitemapPages).toEqual(expected.toSorted());
});

test('cache times can be set for every page of the route table that is cached, and for nothing else', () => {
  const expected = open.filter((pattern) => !isForOne(pattern) && pattern !== '/_ui');
  expect([...cachedPages.values()].toSorted()).toEqual(expected.toSorted());
  expect(cachedPages.get('TOURNAMENT_GAMEHALL')).toBe('/tournaments/:id/gamehall');
});

test('of the code of redirects, only redirectRule.ts and redirectIndex.ts know the star of a rule', () => {
  const files = sourceFiles('shared/redirects', 'server/edge/redirects');
  const knowing = files.filter(({ text }) => /(?:split|replaceAll|includes)\('\*'/.test(text)).map(({ name }) => name);
  expect(knowing.sort()).toEqual(['shared/redirects/redirectIndex.ts', 'shared/redirects/redirectRule.ts']);
});

test('a header that the platform gets of visitors is named only in the files of its row of changes', () => {
  const builders = sourceFiles('server/platform', 'server/services', 'server/edge').filter(
    ({ name, text }) => !name.includes('.testing.') && /'x-forwarded-(?:for|host)'\]? ?[:=]/.test(text),
  );
  const files = linked(rowOf('a header of visitors'));
  expect(builders.length).toBeGreaterThan(2);
  for (const { name } of builders) expect(files, name).toContain(name);
});

test('only cacheability.ts names the Cache-Control of a page', () => {
  const files = sourceFiles('server/cache', 'server/pages', 'server/render');
  const naming = files.filter(({ text }) => /private, no-(?:store|cache)/.test(text)).map(({ name }) => name);
  expect(naming).toEqual(['server/cache/cacheability.ts']);
});
