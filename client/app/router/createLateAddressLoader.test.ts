import { expect, test, vi } from 'vitest';
import { routes } from '#client/app/routes.ts';
import type { AppContext } from '#client/context/AppContext.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import { Redirect } from '#client/context/Redirect.ts';
import type { Language } from '#shared/locales.ts';
import { createLateAddressLoader } from './createLateAddressLoader.ts';
import { createMatchPage } from './createMatchPage.ts';
import { locationOf } from './locationOf.ts';

const hall = locationOf('/gamehall', new URL('https://site.test')) as PageLocation;
const { signal } = new AbortController();

function start({ savesData = false } = {}) {
  const load = vi.fn(async () => new Redirect('/elsewhere'));
  const prefetch = vi.fn();
  const onUnexpectedError = vi.fn();
  const contextFor = vi.fn(async (_locale: Language) => ({}) as AppContext);
  const loadIt = vi.fn(async () => ({ load, prefetch }));
  const loader = createLateAddressLoader(
    {
      origin: 'https://site.test',
      matchPage: createMatchPage(routes),
      contextFor,
      onUnexpectedError,
      savesData: () => savesData,
      painted: async () => undefined,
    },
    loadIt,
  );
  return { loader, loadIt, load, prefetch, contextFor, onUnexpectedError };
}

test('createLateAddressLoader loads its code once, at the first link that is pointed at or followed', async () => {
  const { loader, loadIt, prefetch } = start();
  expect(loadIt).not.toHaveBeenCalled();
  loader.prefetch(hall);
  expect(await loader.load(hall, signal, undefined, true)).toEqual(new Redirect('/elsewhere'));
  expect(prefetch).toHaveBeenCalledWith(hall);
  expect(loadIt).toHaveBeenCalledTimes(1);
});

test('createLateAddressLoader, whose code is missing, resolves to a failed page, and the next step loads it again', async () => {
  const { loader, loadIt, onUnexpectedError } = start();
  loadIt.mockRejectedValueOnce(new TypeError('no network'));
  const page = await loader.load(hall, signal, undefined, true);
  expect(page).toMatchObject({ match: { line: { pattern: '/gamehall' } }, failure: { part: 'page', status: 500 } });
  expect(onUnexpectedError).toHaveBeenCalledWith(new TypeError('no network'));
  expect(await loader.load(hall, signal, undefined, true)).toEqual(new Redirect('/elsewhere'));
});

test('createLateAddressLoader, whose code is missing at a change of the language, loads the messages of the failed page', async () => {
  const { loader, loadIt, contextFor } = start();
  const russian = locationOf('/ru/gamehall', new URL('https://site.test')) as PageLocation;
  loadIt.mockRejectedValue(new TypeError('no network'));
  const page = await loader.load(russian, signal, undefined, true);
  expect(page).toMatchObject({ match: { locale: 'ru' }, failure: { part: 'page' } });
  expect(contextFor.mock.calls).toEqual([['ru']]);
  contextFor.mockRejectedValueOnce(new TypeError('no messages'));
  await expect(loader.load(russian, signal, undefined, true)).rejects.toThrow('no messages');
});

test('createLateAddressLoader of a visitor who saves data loads no code for a link that is pointed at', () => {
  const { loader, loadIt } = start({ savesData: true });
  loader.prefetch(hall);
  expect(loadIt).not.toHaveBeenCalled();
});
