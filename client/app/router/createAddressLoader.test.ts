import { expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import type { AppContext } from '#client/context/AppContext.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { createStores } from '#client/stores/createStores.ts';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { parseCollection } from '#shared/content/collections.ts';
import type { Language } from '#shared/locales.ts';
import { createAddressLoader } from './createAddressLoader.ts';
import { createMatchPage } from './createMatchPage.ts';
import { createRedirectRules } from './createRedirectRules.ts';
import { locationOf } from './locationOf.ts';
import type { LoadedPage } from './PageState.ts';

const ORIGIN = 'https://site.test';

/** A loader over a content service with one redirect rule and one page; `requests`: the collections it was asked for. */
function start({ isDown = false } = {}) {
  const requests: string[] = [];
  const unexpected: unknown[] = [];
  const stores = createStores();
  const content = (async (name: string) => {
    requests.push(name);
    if (isDown) throw new Error('down');
    if (name === 'prazer-config')
      return parseCollection('prazer-config', { redirects: [{ from_url: '/old', to_url: '/rules' }] });
    if (name === 'pages') return parseCollection('pages', [{ slug: 'rules', title: 'Qoidalar' }]);
    return parseCollection(name as 'common', name === 'pages' ? [] : {});
  }) as unknown as AppContext['content'];
  const contextFor = async (locale: Language): Promise<AppContext> => ({
    call: () => Promise.reject(new Error('no platform')),
    content,
    gameFinder: () => Promise.reject(new Error('no catalogue')),
    stores,
    intl: createTexts(locale, {}, () => undefined),
    locale,
  });
  const screen = { painted: Promise.resolve() };
  const { load } = createAddressLoader({
    origin: ORIGIN,
    matchPage: createMatchPage(routes),
    contextFor,
    redirectRules: createRedirectRules(),
    onUnexpectedError: (error) => unexpected.push(error),
    savesData: () => false,
    painted: () => screen.painted,
  });
  const open = (address: string, current?: LoadedPage) =>
    load(locationOf(address, new URL(ORIGIN)) as PageLocation, new AbortController().signal, current, true);
  return { open, load, screen, requests, stores, unexpected };
}

test('createAddressLoader, for an address with a redirect rule, resolves to the redirect with its query', async () => {
  const { open } = start();
  expect(await open('/old?x=1')).toEqual(new Redirect('/rules?x=1'));
});

test('createAddressLoader, for a guest at a private page, redirects home without loading the page', async () => {
  const { open, requests } = start();
  expect(await open('/cashier/deposit')).toEqual(new Redirect('/?redirectUrl=%2Fcashier%2Fdeposit'));
  expect(requests).toEqual(['prazer-config']);
});

test('createAddressLoader, for a player at an unknown private address, loads the 404 page without a redirect', async () => {
  const { open, stores } = start();
  stores.session.signedIn({ uid: 7 } as AccountInfo);
  expect(await open('/cashier/unknown/page')).toMatchObject({ failure: { status: 404 } });
});

test('createAddressLoader reuses the frame’s data within a language and reloads it for another', async () => {
  const { open } = start();
  const first = (await open('/rules')) as LoadedPage;
  expect(first.failure).toBeNull();
  expect(((await open('/rules?again=1', first)) as LoadedPage).root).toBe(first.root);
  expect(((await open('/ru/rules', first)) as LoadedPage).root).not.toBe(first.root);
});

test('createAddressLoader, when redirect rules cannot be read, loads the page and asks for the rules again', async () => {
  const { open, requests } = start({ isDown: true });
  const current = { match: { locale: 'uz' }, root: {} } as LoadedPage;
  expect(await open('/old', current)).toMatchObject({ failure: { part: 'page' } });
  await open('/old', current);
  expect(requests.filter((name) => name === 'prazer-config').length).toBeGreaterThan(1);
});

test('createAddressLoader, aborted before the browser has painted, rejects and asks for nothing', async () => {
  const { load, screen, requests } = start();
  const frame = Promise.withResolvers<void>();
  screen.painted = frame.promise;
  const abort = new AbortController();
  const loading = load(locationOf('/rules', new URL(ORIGIN)) as PageLocation, abort.signal, undefined, true);
  await new Promise(setImmediate);
  abort.abort();
  frame.resolve();
  await expect(loading).rejects.toBe(abort.signal.reason);
  expect(requests).toEqual([]);
});
