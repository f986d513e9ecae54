import type { Plugin } from 'vite';

/** Vite's helper around each `import()` of the browser. */
const HELPER = /preload-helper\.js$/;

/** Puts client/lib/late/importWithFiles.ts in the place of Vite's helper. */
export function importWithFiles(): Plugin {
  const file = `${import.meta.dirname}/../../client/lib/late/importWithFiles.ts`;
  return {
    name: 'import-with-files',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: HELPER },
      handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(file)};`,
    },
  };
}
