import { expect, test } from 'vitest';
import type { PageLine } from '#client/app/page.ts';
import { createMatchPage } from '#client/app/router/createMatchPage.ts';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { readBrands } from '#config/brands/readBrands.ts';
import { parseEnv } from '#config/env.ts';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { parseRedirectsFile } from '#shared/redirects/parseRedirectsFile.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';
import { explainAddress } from './explainAddress.ts';

const redirectsText = '# old addresses\n/login /forms/sign_in 302\n\n/old/* /promotions/* 301\n';
const routes = (
  [
    ['/', 'everyone'],
    ['/gamehall', 'everyone'],
    ['/vip', 'players'],
  ] as const
).map(([pattern, audience]): PageLine => ({ pattern, audience, layout: 'default', page: 'x/XPage' }));

async function explain(
  target: string,
  more: { isPlayer?: boolean; headers?: Record<string, string>; env?: Record<string, string>; brand?: BrandSite } = {},
) {
  const env = more.brand?.env ?? parseEnv({ SANDBOX: '1', PUBLIC_ORIGIN: 'https://yulduz.uz', ...more.env });
  const redirects = redirectIndex(parseRedirectsFile(redirectsText, 'redirects.txt'));
  const explained = await explainAddress(
    { target, isPlayer: more.isPlayer ?? false, headers: more.headers ?? {} },
    {
      env,
      live: { ...createLiveSettings(env), redirects: () => redirects },
      redirectsText,
      isSet: (name) => name in (more.env ?? {}),
      brand: more.brand,
      pages: {
        matchPage: createMatchPage(routes),
        hasPrelude: ({ line }) => line?.pattern === '/gamehall',
      },
    },
  );
  return (step: string) => explained.filter((one) => one.step === step).map(({ decision }) => decision);
}

test('a redirect of the operator is named with its file, its line and where it leads', async () => {
  const step = await explain('/ru/old/spring?promo_code=x');
  expect(step('redirects')).toEqual([
    'config/redirects.txt:4 `/old/* /promotions/* 301` matches',
    'redirects with 301 to /ru/promotions/spring?promo_code=x',
  ]);
  expect(step('cacheability')).toEqual([]);
});

test('a guest’s page is cached with the times of the variables that are set', async () => {
  const step = await explain('/gamehall?utm_source=mail&providers=x', { env: { CACHE_PAGES_FRESH__GAMEHALL: '5m' } });
  expect(step('cacheability')).toEqual(['cached, if it can be rendered whole']);
  expect(step('cached as')).toEqual([expect.stringContaining('/gamehall?providers=x (page `')]);
  expect(step('fresh')).toEqual(['300 s, by CACHE_PAGES_FRESH__GAMEHALL']);
  expect(step('stale')).toEqual(['600 s, by CACHE_PAGES_STALE, its default']);
  expect(step('header')).toContainEqual('cache-control: private, no-cache');
});

test('an address that is not cached is told with the reason', async () => {
  const cases = [
    ['/gamehall', { isPlayer: true }, 'session'],
    ['/gamehall', { headers: { authorization: 'Basic x' } }, 'authorization'],
    ['/gamehall', { env: { CACHE_PAGES_FRESH: '0' } }, 'off'],
    ['/gamehall', { env: { CACHE_PAGES_FRESH__GAMEHALL: '0' } }, 'off'],
  ] as const;
  for (const [target, more, reason] of cases)
    expect((await explain(target, more))('cacheability')).toEqual([`not cached: ${reason}`]);
  const player = await explain('/gamehall', { isPlayer: true });
  expect(player('prelude')).toEqual([expect.stringContaining('players share the page')]);
});

test('the stage that answers is the last one that is told', async () => {
  expect((await explain('/vip'))('guest-guard')).toEqual(['redirects with 302 to /?redirectUrl=%2Fvip']);
  expect((await explain('/', { headers: { 'accept-language': 'ru' } }))('locale')).toEqual([
    'redirects with 302 to /ru',
  ]);
  expect((await explain('/gamehall', { headers: { host: 'evil.uz' } }))('host')).toEqual(['answers 421']);
  expect((await explain('/%zz'))('malformed')).toEqual(['answers 400']);
  const ofServer = await explain('/api/games.get');
  expect([ofServer('server'), ofServer('redirects'), ofServer('route')]).toEqual([[expect.any(String)], [], []]);
  const none = await explain('/nothing');
  expect(none('route')).toEqual(['none: a page with status 404']);
  expect(none('fresh')).toEqual(['30 s, by CACHE_MISSING_FRESH, its default']);
});

test('an address of a brand is decided by its file: hosts, languages and origin', async () => {
  const [brand] = readBrands('ops/brands', 'ops/brands', { SANDBOX: '1', PUBLIC_ORIGIN: 'https://yulduz.uz' });
  const step = await explain('/', { brand, headers: { host: 'www.anor.example' } });
  expect(step('brand')).toEqual([
    'anor (ops/brands/anor.json), hosts anor.example, www.anor.example, anor.localhost:3000',
  ]);
  expect(step('origin')).toEqual(['https://www.anor.example']);
  expect(step('locale')).toEqual(['redirects with 302 to /ru']);
});
