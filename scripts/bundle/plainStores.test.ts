import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { plainStores } from './plainStores.ts';

interface Hooks {
  resolveId(id: string): string | null;
  load(id: string): string | null;
  applyToEnvironment(environment: { config: { consumer: 'server' | 'client' } }): boolean;
}
const hooks = plainStores() as unknown as Hooks;

test('plainStores replaces valtio in the build of the server, and nothing else', () => {
  expect(hooks.applyToEnvironment({ config: { consumer: 'server' } })).toBe(true);
  expect(hooks.applyToEnvironment({ config: { consumer: 'client' } })).toBe(false);
  expect(hooks.resolveId('react')).toBeNull();
  expect(hooks.load('react')).toBeNull();
});

test('plainStores makes a store its own state, whose methods and getters see changes', () => {
  const code = hooks.load(hooks.resolveId('valtio') as string) as string;
  const { proxy, snapshot } = runInNewContext(
    `${code.replace(/export \{[^}]*\};/, '').replace('export ', '')}; ({ proxy: same, snapshot: same })`,
  ) as Record<'proxy' | 'snapshot', <T>(state: T) => T>;
  const store = proxy({
    names: [] as string[],
    get count() {
      return this.names.length;
    },
    set(names: string[]) {
      this.names = names;
    },
  });
  store.set(['one']);
  expect(snapshot(store).count).toBe(1);
});
