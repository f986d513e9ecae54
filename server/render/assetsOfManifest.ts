interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
}
/** The build's `.vite/manifest.json`. */
export type Manifest = Record<string, ManifestChunk>;

/** The key of the browser's entry in the manifest. */
export const CLIENT_ENTRY = 'client/entry.client.tsx';
/** The key of the polyfills in the manifest. */
export const POLYFILLS = 'client/polyfills.ts';
/** Pages whose forms are loaded late in the browser, but are rendered at once for browsers without JavaScript. */
const PLAYERS_PAGE = /^client\/features\/profile\//;

/** Addresses of the style sheets and modules of these manifest chunks and of the chunks they import, in import order. */
export function assetsOfManifest(
  manifest: Manifest,
  names: readonly string[],
): { styles: string[]; modules: string[] } {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, withLate: boolean, isLate = false): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) visit(next, withLate, isLate);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    if (!isLate) modules.add(`/${chunk.file}`);
    if (withLate) for (const next of chunk.dynamicImports ?? []) visit(next, false, true);
  };
  // Players' pages last: a chunk that is needed both at once and late is needed at once.
  for (const name of names) if (!PLAYERS_PAGE.test(name)) visit(name, false);
  for (const name of names) if (PLAYERS_PAGE.test(name)) visit(name, true);
  return { styles: [...styles], modules: [...modules] };
}
