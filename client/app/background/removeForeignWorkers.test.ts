import { expect, test, vi } from 'vitest';
import { removeForeignWorkers } from './removeForeignWorkers.ts';

const origin = 'https://site.test';

/** Removes with these registrations ([scope, script]); returns the scopes that were unregistered and what else happened. */
async function removed(registrations: readonly [string, string][], controller?: string) {
  const scopes: string[] = [];
  const deleted: string[] = [];
  const reload = vi.fn<() => void>();
  const workers = {
    controller: controller === undefined ? null : { scriptURL: origin + controller },
    getRegistrations: async () =>
      registrations.map(([scope, script]) => ({
        scope: origin + scope,
        active: { scriptURL: origin + script },
        waiting: null,
        installing: null,
        unregister: async () => scopes.push(scope) > 0,
      })),
  };
  const storage = { keys: async () => ['assets-1', 'theirs'], delete: async (name: string) => deleted.push(name) > 0 };
  await removeForeignWorkers(workers as unknown as ServiceWorkerContainer, {
    origin,
    storage: storage as unknown as CacheStorage,
    reload,
  });
  return { scopes, deleted, reloads: reload.mock.calls.length };
}

test('removeForeignWorkers, with the site’s own worker alone, changes nothing', async () => {
  expect(await removed([['/', '/sw.js']], '/sw.js')).toEqual({ scopes: [], deleted: [], reloads: 0 });
});

test('removeForeignWorkers, with a worker of another script or scope, unregisters it and deletes the caches', async () => {
  const foreign: [string, string][] = [
    ['/platform/game/', '/platform/game/evil/demo?embed=1'],
    ['/cashier/', '/sw.js'],
  ];
  expect(await removed([['/', '/sw.js'], ...foreign], '/sw.js')).toEqual({
    scopes: ['/platform/game/', '/cashier/'],
    deleted: ['assets-1', 'theirs'],
    reloads: 0,
  });
});

test('removeForeignWorkers, on a page that a foreign worker controls, reloads it', async () => {
  const script = '/platform/game/evil/demo?embed=1';
  expect(await removed([['/', script]], script)).toMatchObject({ scopes: ['/'], reloads: 1 });
});
