import type { Plugin } from 'vite';

const AWAITED = /(import\.meta\.env\.SSR\s*\?[^:]*?)await (load\w*)\(\)/;
const EVERY_AWAITED = new RegExp(AWAITED, 'g');

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

/**
 * Imports the components of a module's loaders (`load`, `loadForm`) statically, each on the line of its loader. Throws if a loader
 * is written otherwise.
 */
export function importingLate(code: string, file: string): string {
  const loaders = new Set([...code.matchAll(EVERY_AWAITED)].map(([, , loader]) => loader as string));
  return [...loaders]
    .reduce((written, loader) => importedBy(loader, written, file), code)
    .replace(EVERY_AWAITED, (_whole, before: string, loader: string) => before + loadedOf(loader));
}

function importedBy(loader: string, code: string, file: string): string {
  const written = new RegExp(`^const ${loader} = async \\(\\) =>\\s*\\(await import\\('([^']+)'\\)\\)\\.(\\w+);$`, 'm');
  const [line, source, name] = written.exec(code) ?? [];
  if (line === undefined) throw new Error(`${file} awaits ${loader}(), which is not written as expected`);
  const loaded = loadedOf(loader);
  return code.replace(
    line,
    `import { ${name} as ${loaded} } from '${source}'; const ${loader} = async () => ${loaded};`,
  );
}

/** `load` -> `loaded`, `loadForm` -> `loadedForm`. */
function loadedOf(loader: string): string {
  return loader.replace('load', 'loaded');
}
