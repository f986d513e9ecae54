import type { Plugin } from 'vite';

const PACKAGE = 'valtio';
const PLAIN = '\0plain-stores';

/** What the client imports of valtio, for a document that is rendered once: a store is its own state, and nobody waits for changes. */
const source = `
const same = (state) => state;
export { same as proxy, same as ref, same as snapshot };
export const subscribe = () => () => undefined;
`;

/**
 * On the server stores are plain objects: nothing there is rendered again when one changes, and proxies with their snapshots took a tenth of
 * the time of a player's page. The build fails when the client imports another function of the package.
 */
export function plainStores(): Plugin {
  return {
    name: 'plain-stores',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId: (id) => (id === PACKAGE ? PLAIN : null),
    load: (id) => (id === PLAIN ? source : null),
  };
}
