import type { DocumentAssets } from '../../client/app/DocumentAssets.ts';
import { type Language, languageOf, type Locale } from '../../shared/locales.ts';

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'client/entry.client.tsx';
/** Their forms come late, but those without JavaScript have them from the beginning. */
const PLAYERS_PAGE = /^client\/features\/profile\//;

export interface PageAssets {
  entry: string[];
  /** The import map of a page in other letters (inScript), as JSON: files of messages that stand for those of the language. */
  importMap(script: string | undefined): string | undefined;
  /** `locale`: as the page is read; files of messages in other letters stand for those of its language. */
  assetsFor(sources: string[], locale: Locale): Promise<Omit<DocumentAssets, 'nonce'>>;
}

/**
 * What the browser should fetch at once for a set of matched routes: their chunks, the chunks these import, their CSS. Walked once per
 * set. `messages`: files of messages, and those that stand for them in other letters (scripts/cyrillicMessages.ts).
 */
export function createAssets(manifest: Manifest, messages: Readonly<Record<string, string>> = {}): PageAssets {
  const known = new Map<string, Omit<DocumentAssets, 'nonce'>>();
  const importMap = JSON.stringify({ imports: messages });
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client manifest has no ${ENTRY}: run the build`);

  /** The chunk that the build names after a language: the messages of every page (vite.config.ts). */
  const everywhere = (language: Language) =>
    Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === language) ?? '';

  function walk(names: string[]) {
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
    // Those last: a chunk that is needed at once and late is needed at once.
    for (const name of names) if (!PLAYERS_PAGE.test(name)) visit(name, false);
    for (const name of names) if (PLAYERS_PAGE.test(name)) visit(name, true);
    modules.delete(`/${entry?.file}`);
    return { styles: [...styles], modules: [...modules], inlineStyles: [] };
  }

  return {
    entry: [`/${entry.file}`],
    importMap: (script) => (script === undefined ? undefined : importMap),
    async assetsFor(sources, locale) {
      const key = [locale, ...sources].join('|');
      const cached = known.get(key);
      if (cached) return cached;
      const language = languageOf(locale);
      const found = walk([ENTRY, everywhere(language), ...sources]);
      const modules = locale === language ? found.modules : found.modules.map((file) => messages[file] ?? file);
      const assets = { ...found, modules };
      known.set(key, assets);
      return assets;
    },
  };
}
