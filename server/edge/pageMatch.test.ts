import type { Request } from 'express';
import express from 'express';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import type { Renderer } from '#server/render/Renderer.ts';

const counted = { matches: [] as string[], addresses: [] as string[] };
// Files of one worker share their modules: what another test has imported before would not be counted.
vi.resetModules();
vi.doMock(import('#client/app/router/createMatchPage.ts'), async (original) => {
  const { createMatchPage } = await original();
  return {
    createMatchPage: (table) => {
      const match = createMatchPage(table);
      return (pathname) => {
        counted.matches.push(pathname);
        return match(pathname);
      };
    },
  };
});
vi.doMock(import('#server/cache/cacheableUrl.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    cacheableUrl: (url) => {
      counted.addresses.push(url);
      return module.cacheableUrl(url);
    },
  };
});
const entry = await import('#client/entry.server.tsx');
const { contextOf, matchOf, requestContext } = await import('#server/http/requestContext.ts');
const { createAskedPages } = await import('#server/pages/createAskedPages.ts');
const { pageRequestOf } = await import('#server/pages/pageRequestOf.ts');
const { earlyHints } = await import('#server/render/earlyHints.ts');
const { AppError } = await import('#shared/errors/AppError.ts');
const { guestGuard } = await import('./guestGuard.ts');
const { pageMatch } = await import('./pageMatch.ts');
const { redirects } = await import('./redirects/redirects.ts');
const { structuralRedirects } = await import('./redirects/structuralRedirects.ts');

afterAll(() => {
  vi.doUnmock('#client/app/router/createMatchPage.ts');
  vi.doUnmock('#server/cache/cacheableUrl.ts');
  vi.resetModules();
});

const refuse = async () => {
  throw new AppError('UnknownErrorException');
};
const renderer = {
  entry: async () => entry,
  assets: { entry: [], assetsFor: async () => ({ styles: [], modules: [] }) },
} as unknown as Renderer;
const noRules = { match: () => undefined } as never;

/** The stages of a page, from redirects to its load, whose page answers with its route. */
function site() {
  const origin = () => 'http://site.uz';
  const askedOf = createAskedPages({ isOn: () => true, buildId: 'b' });
  const app = express().use(
    requestContext(parseEnv({})),
    (req, res, next) => {
      // What the page cache, its background render and the log read.
      void [askedOf(req, res).key, pageRequestOf<Request>(req, res, origin), askedOf(req, res).address];
      next();
    },
    redirects({
      file: () => noRules,
      content: async () => noRules,
      lookup: Object.assign(async () => undefined, { stats: () => ({}) as never, isKnown: () => false }),
      mayAsk: async () => true,
      originOf: origin,
      log: { warn: () => {} },
    }),
    structuralRedirects(),
    pageMatch(async () => entry.matchPage),
    guestGuard(),
    earlyHints({ env: { EARLY_HINTS: 'on' }, renderer }),
    async (req, res) => {
      const { isGuest, address, script } = contextOf(res);
      const request = {
        url: new URL(isGuest ? address.shared : req.originalUrl, origin()),
        match: matchOf(res),
        isGuest,
        isOnBreak: false,
        savesData: false,
        takesAvif: true,
        script,
        transport: refuse,
        content: () => refuse as never,
        gameFinder: refuse,
        onUnexpectedError: () => {},
      };
      const hasPrelude = entry.hasPrelude(request.match, request.url.searchParams);
      const visitor =
        hasPrelude && !isGuest ? await entry.loadVisitor(request, { hasContent: true, isConfirmed: true }) : undefined;
      const page = await entry.load(request, visitor);
      res.send(page.kind === 'page' ? page.route : page.location);
    },
  );
  return listenForTest(app);
}

beforeEach(() => {
  counted.matches.length = 0;
  counted.addresses.length = 0;
});

test.each([
  ['/ru/gamehall?providers=b,a&utm_source=x', {}, '/gamehall', '/ru/gamehall'],
  ['/fairness?one', {}, '/fairness', '/fairness'],
  ['/a/b/c', {}, '*', '/a/b/c'],
  ['/gamehall?player', { cookie: 'sid=1' }, '/gamehall', '/gamehall'],
])('a request for %s with %j is matched once and its address is read once', async (url, headers, route, pathname) => {
  const { origin } = await site();
  const answer = await fetch(origin + url, { headers: { ...headers, 'sec-fetch-mode': 'navigate' } });
  expect(await answer.text()).toBe(route);
  expect(counted).toEqual({ matches: [pathname], addresses: [url] });
});
