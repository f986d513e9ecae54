import { expect, test, vi } from 'vitest';
import type { LoaderArgs, LoaderModule } from '#client/context/LoaderArgs.ts';
import { matchPage } from '#client/entry.server.tsx';
import { createStores } from '#client/stores/createStores.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { loadBesideSession } from './loadBesideSession.ts';

const argsOf = (path: string) =>
  ({
    url: new URL(path, 'https://yulduz.uz'),
    intl: { load: vi.fn(async () => undefined) },
    stores: createStores(),
    call: vi.fn(async () => ({ items: [] })),
  }) as unknown as LoaderArgs;
const nothing = { ownParts: {}, awaited: [] };
const start = (path: string, module: LoaderModule) => loadBesideSession(matchPage(path), module, argsOf(path), nothing);

test.each(['/profile', '/ru/cashier/deposit', '/tournaments'])(
  '%s is loaded at once, and its data is given',
  async (path) => {
    const loadCritical = vi.fn(async () => ({ limit: 1 }));
    const loaded = start(path, { loadCritical });
    await vi.waitFor(() => expect(loadCritical).toHaveBeenCalledOnce());
    expect(await loaded?.()).toEqual({ limit: 1 });
  },
);

test('an address without a page is not loaded beside the session', () => {
  const loadCritical = vi.fn(async () => ({}));
  expect(start('/profile/none/such', { loadCritical })).toBeUndefined();
  expect(loadCritical).not.toHaveBeenCalled();
});

test('a page is given with its own parts, and waits for those that it needs', async () => {
  let end = (): void => {};
  const continued = new Promise<void>((resolve) => {
    end = resolve;
  }).then(() => ({ ok: true as const, value: 7 }));
  const parts = { ownParts: { continued }, awaited: [continued] };
  const loaded = loadBesideSession(matchPage('/'), { loadCritical: async () => ({ limit: 1 }) }, argsOf('/'), parts);
  const given = vi.fn();
  const page = loaded?.().then(given);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(given).not.toHaveBeenCalled();
  end();
  await page;
  expect(given).toHaveBeenCalledWith({ limit: 1, continued });
});

test('a loader reads that the visitor is a player, and whether their device has a break', async () => {
  const loaded = start('/tournaments', {
    loadCritical: async ({ stores: { session } }) => ({ facts: [session.isPlayer, session.isGuest, session.fatal] }),
    loadDeferred: ({ stores }) => ({ isOnBreak: stores.session.isOnBreak }),
  });
  expect(await loaded?.()).toEqual({ facts: [true, false, null], isOnBreak: false });
});

test('a loader that reads more of the stores, early or late, gives nothing: the session is not known yet', async () => {
  const early = start('/profile', { loadCritical: async ({ stores }) => ({ account: stores.session.account }) });
  expect(await early?.()).toBeUndefined();
  const late = start('/profile', {
    async loadCritical(args) {
      await Promise.resolve();
      return { main: args.stores.balances.main };
    },
  });
  expect(await late?.()).toBeUndefined();
});

test('a loader that fails rejects where its data is asked for, and nowhere else', async () => {
  const loaded = start('/profile', {
    loadCritical: async () => {
      throw new Error('The platform refuses');
    },
  });
  await new Promise((resolve) => void setImmediate(resolve));
  await expect(loaded?.()).rejects.toThrow('The platform refuses');
});

test('a command is not sent: the loader runs again', async () => {
  const args = argsOf('/profile');
  const loadCritical: LoaderModule['loadCritical'] = async ({ call }) => ({
    stored: await call(setStorage, { key: 'x', value: '1' }),
  });
  const loaded = loadBesideSession(matchPage('/profile'), { loadCritical }, args, nothing);
  expect(await loaded?.()).toBeUndefined();
  expect(args.call).not.toHaveBeenCalled();
});
