import type { Plugin } from 'vite';

const LOADER = /^const load = async \(\) => \(await import\('([^']+)'\)\)\.(\w+);$/m;
const AWAITED = /(import\.meta\.env\.SSR\s*\?[^:]*)await load\(\)/;

/**
 * Makes the server's build import late components with their page. A module that awaits an import must not be in one file with
 * what it imports, or the file waits for itself; so without this plugin the server would be hundreds of files.
 */
export function importLateComponents(): Plugin {
  return {
    name: 'import-late-components',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: { filter: { code: AWAITED }, handler: (code, id) => ({ code: importingLate(code, id), map: null }) },
  };
}

/** Imports the component of a module's `load` statically, on the line of `load`. Throws if `load` is written otherwise. */
export function importingLate(code: string, file: string): string {
  const [line, source, name] = LOADER.exec(code) ?? [];
  if (line === undefined) throw new Error(`${file} awaits load(), which is not written as expected`);
  return code
    .replace(line, `import { ${name} as loaded } from '${source}'; const load = async () => loaded;`)
    .replace(AWAITED, '$1loaded');
}
