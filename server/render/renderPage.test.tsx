import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createMatchPage } from '#client/app/router/createMatchPage.ts';
import { pageMatch } from '#server/edge/pageMatch.ts';
import { untransformed } from '#server/http/policy/untransformed.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { pageCache } from '#server/pages/pageCache.ts';
import { breakCookie } from '#shared/keys/breakCookie.ts';
import { paths } from '#shared/url/paths.ts';
import { createRenderSlots } from './createRenderSlots.ts';
import type { RenderPageOptions } from './RenderPageOptions.ts';
import { renderPage } from './renderPage.ts';

const TYPED = { form: 'gift', fields: { recipient: 'Zuhro' } };

/** Opens a site behind the page cache whose every page has this status; 302 is a redirect of its loader. Returns pages noted as a guest's. */
async function open(status: number, more: Partial<RenderPageOptions> = {}) {
  const noted: string[] = [];
  const shown: unknown[] = [];
  const state = { router: { loaderData: { root: {}, page: {} } }, stores: {} };
  const page = {
    kind: 'page',
    status,
    route: '/faq',
    sources: [],
    state,
    page: { match: { locale: 'uz', params: {} }, location: { pathname: '/faq', search: '', hash: '' } },
    stores: { session: { fatal: undefined, isPending: false, isPlayer: true } },
    isMaintenance: false,
    isUncacheable: false,
  };
  const entry = {
    load: async ({ typed, onUnexpectedError }: { typed: unknown; onUnexpectedError: (error: unknown) => void }) => {
      shown.push(typed);
      if (status === 500) onUnexpectedError(new Error('mistake of a loader'));
      return status === 302 ? { kind: 'redirect', status, location: '/rules' } : page;
    },
    render: (_page: unknown, _assets: unknown, options: object) => renderToPipeableStream(<html lang="uz" />, options),
    whenSettled: async () => ({ hasFallback: false }),
  };
  const options = {
    renderer: {
      entry: async () => entry,
      assets: {
        assetsFor: async () => ({ styles: [], joined: [], modules: [], inlineStyles: [] }),
        entry: [],
        polyfills: '/assets/polyfills.js',
        importMap: () => undefined,
      },
    },
    content: () => undefined,
    contentInScript: () => undefined,
    gameFinder: async () => undefined,
    buildId: 'b1',
    localeCookie: undefined,
    gameOrigin: undefined,
    slots: createRenderSlots(),
    uses: { note: (url: string) => void noted.push(url) },
    customCode: { insertionsFor: async () => undefined },
    transportFor: () => ({ transport: async () => undefined, cookies: () => [] }),
    originOf: () => 'https://yulduz.uz',
    typedOf: () => TYPED,
    isForAdmin: () => false,
    onError: (error: unknown) => {
      throw error;
    },
    ...more,
  } as unknown as RenderPageOptions;
  const app = express().use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }) as RequestHandler,
    pageMatch(async () => createMatchPage([])),
    untransformed(),
    pageCache({
      times: () => ({ fresh: 10_000, stale: 0, error: 0 }),
      maxBytes: 1e6,
      buildId: 'b1',
      originOf: () => 'https://yulduz.uz',
      rerender: () => Promise.reject(new Error('nothing gets stale here')),
    }),
    renderPage(options),
  );
  app.use(((error: Error, _req, res, _next) => {
    res.status(500).set('cache-control', error.message).end();
  }) as ErrorRequestHandler);
  const server = app.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const ask = async (cookie?: string, path = '/faq') => {
    const { port } = server.address() as AddressInfo;
    const answer = await request(`http://127.0.0.1:${port}${path}`, { headers: cookie ? { cookie } : {} });
    await answer.body.dump();
    return [answer.statusCode, answer.headers['cache-control'], answer.headers['cdn-cache-control']];
  };
  return { ask, noted, shown };
}

test('a mistake in the code of a page is shown to a developer, and a visitor gets the page that words it', async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const shown = await open(500, { onError, showsErrors: true });
  expect((await shown.ask()).slice(0, 2)).toEqual([500, 'mistake of a loader']);
  const worded = await open(500, { onError });
  expect((await worded.ask())[1]).not.toBe('mistake of a loader');
  expect(errors).toHaveLength(2);
});

const visitors = {
  guest: undefined,
  break: `${breakCookie}=1`,
  player: 'sid=1',
  'player on a break': `sid=1; ${breakCookie}=1`,
};

test.each([
  [200, 'guest', 'no-cache'],
  [200, 'break', 'no-store'],
  [200, 'player', 'no-store'],
  [200, 'player on a break', 'no-store'],
  [302, 'guest', 'no-cache'],
  [302, 'break', 'no-cache'],
  [302, 'player', 'no-store'],
  [302, 'player on a break', 'no-store'],
  [403, 'guest', 'no-store'],
  [403, 'break', 'no-store'],
  [403, 'player', 'no-store'],
  [404, 'guest', 'no-store'],
  [404, 'break', 'no-store'],
  [404, 'player', 'no-store'],
  [503, 'guest', 'no-store'],
  [503, 'break', 'no-store'],
  [503, 'player', 'no-store'],
] as const)('a page with status %i of a visitor (%s) has Cache-Control: private, %s', async (status, who, control) => {
  const { ask, noted } = await open(status);
  const expected = [status, `private, ${control}${status === 302 ? '' : ', no-transform'}`, 'no-store'];
  // The second answer comes from the cache, where there is one.
  for (let index = 0; index < 2; index += 1) expect(await ask(visitors[who])).toEqual(expected);
  const isNoted = who === 'guest' && status !== 302;
  await expect.poll(() => noted.length > 0).toBe(isNoted);
});

test.each([
  [paths.loyaltyShop.build(null, { error: 'fields' }), TYPED],
  // Not what the server writes: it is not in the key of the cached page.
  [`${paths.loyaltyShop.build()}?error=%20`, null],
  [`${paths.loyaltyShop.build()}?utm_source=1&error`, null],
])('what a guest typed is on the page %s only if others do not get that page', async (path, typed) => {
  const { ask, shown } = await open(200);
  await ask(undefined, path);
  expect(shown).toEqual([typed]);
});
