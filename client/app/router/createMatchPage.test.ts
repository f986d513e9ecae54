import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { localeOf } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { createMatchPage } from './createMatchPage.ts';

const matchPage = createMatchPage(routes);

test.each([
  ['/', 'uz', '/', {}],
  ['/ru', 'ru', '/', {}],
  ['/ru/', 'ru', '/', {}],
  ['/gamehall', 'uz', '/gamehall', {}],
  ['/GameHall/', 'uz', '/gamehall', {}],
  ['/ru/game/a%20b', 'ru', '/game/:sysname', { sysname: 'a b' }],
  ['/platform/game/custom/x', 'uz', '/platform/game/custom/:name', { name: 'x' }],
  ['/platform/game/7/demo', 'uz', '/platform/game/:id/:mode', { id: '7', mode: 'demo' }],
  ['/platform/game/custom/x/play', 'uz', '/platform/game/custom/:name/:mode', { name: 'x', mode: 'play' }],
  ['/about-us', 'uz', '/:slug', { slug: 'about-us' }],
  ['/ruby', 'uz', '/:slug', { slug: 'ruby' }],
])(
  'createMatchPage, for %s, finds locale %s and pattern %s with parameters %j',
  (pathname, locale, pattern, params) => {
    const match = matchPage(pathname);
    expect([match.locale, match.line?.pattern, match.params]).toEqual([locale, pattern, params]);
  },
);

test('createMatchPage, for an unknown address, still finds its locale', () => {
  expect(matchPage('/ru/a/b/c')).toMatchObject({ locale: 'ru', line: undefined });
  expect(matchPage('/%E0%A4%A')).toMatchObject({ locale: 'uz' });
});

test('createMatchPage, for any generated address, finds the same pattern and parameters as React Router', () => {
  const table = Object.values(paths).map(({ pattern }) => ({ ...(routes[0] as (typeof routes)[number]), pattern }));
  const find = createMatchPage(table);
  const theirs = table.map((line) => ({ path: line.pattern, line }));
  const words = [...new Set(table.flatMap(({ pattern }) => pattern.split('/')))].map((word) => word.replace(':', ''));
  const segment = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom('Game', '%67ame', 'a%2Fb', 'a.b', 'x-1', 'ў', '$&'),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.boolean(), (segments, slash) => {
      const { pathname } = new URL(`https://site.test/${segments.join('/')}${slash ? '/' : ''}`);
      fc.pre(localeOf(pathname) === 'uz' && !pathname.includes('//'));
      const expected = matchRoutes(theirs, pathname)?.at(-1);
      const { line, params } = find(pathname);
      expect([line?.pattern, params]).toEqual([expected?.route.line.pattern, expected?.params ?? {}]);
    }),
    { numRuns: 500 },
  );
});
