import type { Location } from 'react-router';
import { expect, test } from 'vitest';
import type { AccountInfo } from '../../../shared/api/account/account.contract.ts';
import { parseCollection } from '../../../shared/content/collections.ts';
import type { Language } from '../../../shared/locales.ts';
import type { AppContext } from '../../context/AppContext.ts';
import { Redirect } from '../../context/Redirect.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { createStores } from '../../stores/createStores.ts';
import { routes } from '../routes.ts';
import { createAddressLoader } from './createAddressLoader.ts';
import { createMatchPage } from './createMatchPage.ts';
import { createRedirectRules } from './createRedirectRules.ts';
import { locationOf } from './locationOf.ts';
import type { LoadedPage } from './PageState.ts';

const ORIGIN = 'https://site.test';

/** A loader over a content service that knows one rule and one page; `asked` is what it was asked. */
function start({ isDown = false } = {}) {
  const asked: string[] = [];
  const unexpected: unknown[] = [];
  const stores = createStores();
  const content = (async (name: string) => {
    asked.push(name);
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
  const open = (address: string, kept?: LoadedPage) =>
    load(locationOf(address, new URL(ORIGIN)) as Location, new AbortController().signal, kept, true);
  return { open, load, screen, asked, stores, unexpected };
}

test('a rule leads elsewhere, whatever the page would have been', async () => {
  const { open } = start();
  expect(await open('/old?x=1')).toEqual(new Redirect('/rules?x=1'));
});

test('a guest at a private page is sent home, and nothing of the page is asked for', async () => {
  const { open, asked } = start();
  expect(await open('/cashier/deposit')).toEqual(new Redirect('/?redirectUrl=%2Fcashier%2Fdeposit'));
  expect(asked).toEqual(['prazer-config']);
});

test('a player passes', async () => {
  const { open, stores } = start();
  stores.session.signedIn({ uid: 7 } as AccountInfo);
  expect(await open('/cashier/unknown/page')).toMatchObject({ failure: { status: 404 } });
});

test('the frame’s data is reused within a language, and loaded for the other', async () => {
  const { open } = start();
  const first = (await open('/rules')) as LoadedPage;
  expect(first.failure).toBeNull();
  expect(((await open('/rules?again=1', first)) as LoadedPage).root).toBe(first.root);
  expect(((await open('/ru/rules', first)) as LoadedPage).root).not.toBe(first.root);
});

test('rules that cannot be read hold nobody back, and are asked for again', async () => {
  const { open, asked } = start({ isDown: true });
  const kept = { match: { locale: 'uz' }, root: {} } as LoadedPage;
  expect(await open('/old', kept)).toMatchObject({ failure: { part: 'page' } });
  await open('/old', kept);
  expect(asked.filter((name) => name === 'prazer-config').length).toBeGreaterThan(1);
});

test('nothing is asked for before the frame that answers the press, nor for a page that was left by then', async () => {
  const { load, screen, asked } = start();
  const frame = Promise.withResolvers<void>();
  screen.painted = frame.promise;
  const abort = new AbortController();
  const loading = load(locationOf('/rules', new URL(ORIGIN)) as Location, abort.signal, undefined, true);
  await new Promise(setImmediate);
  abort.abort();
  frame.resolve();
  await expect(loading).rejects.toBe(abort.signal.reason);
  expect(asked).toEqual([]);
});
