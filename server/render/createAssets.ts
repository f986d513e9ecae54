import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { type Language, type Locale, languageOf } from '#shared/locales.ts';
import { assetsOfManifest, CLIENT_ENTRY, type Manifest, POLYFILLS } from './assetsOfManifest.ts';
import type { StartFiles } from './startScript.ts';

/** The files of pages, by their sources. Of the entry, those before the last run as soon as each has loaded, in separate tasks. */
export interface PageAssets extends StartFiles {
  /** The import map of a page in another script (inScript), as JSON, which replaces files of messages; undefined for the default script. */
  importMap(script: string | undefined): string | undefined;
  /** The assets of a page for its source files. `locale`: the page's language and script; messages are those of the script. */
  assetsFor(sources: string[], locale: Locale): Promise<Omit<DocumentAssets, 'nonce'>>;
}

/** Files of the build, as it lists them. */
export interface BuiltFiles {
  manifest: Manifest;
  /** Files of messages, and their replacements in Cyrillic script (scripts/bundle/cyrillicMessages.ts). */
  messages?: Readonly<Record<string, string>>;
  /** The file into which style sheets were joined, by their addresses separated by spaces (scripts/bundle/joinStyles.ts). */
  joinedStyles?: Readonly<Record<string, string>>;
}

/** Chunks that every page has, by their names in the build (vite.config.ts): run together with the others they would be one long task. */
const EARLY = ['vendor', 'site'];

/**
 * Finds what the browser should fetch at once for a set of matched routes: their chunks, the chunks these import, their CSS. Computed once
 * per set. Throws when the manifest has no client entry.
 */
export function createAssets({ manifest, messages = {}, joinedStyles = {} }: BuiltFiles): PageAssets {
  const assetsOf = new Map<string, Omit<DocumentAssets, 'nonce'>>();
  const importMap = JSON.stringify({ imports: messages });
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The client manifest has no ${CLIENT_ENTRY}: run the build`);
  const polyfills = manifest[POLYFILLS];
  if (!polyfills) throw new Error(`The client manifest has no ${POLYFILLS}: run the build`);
  const early = EARLY.flatMap((name) => Object.values(manifest).find((chunk) => chunk.name === name)?.file ?? []);
  const ofEveryPage = new Set(assetsOfManifest(manifest, [CLIENT_ENTRY]).styles);

  /** The key of the chunk that the build names after a language: the messages of every page (vite.config.ts). */
  const commonMessages = (language: Language) =>
    Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === language) ?? '';

  function joined(styles: string[]): Pick<DocumentAssets, 'styles' | 'joined'> {
    const pageStyles = styles.filter((style) => !ofEveryPage.has(style));
    const file = joinedStyles[pageStyles.join(' ')];
    return file ? { styles: [...ofEveryPage, file], joined: pageStyles } : { styles, joined: [] };
  }

  return {
    entry: [...early, entry.file].map((file) => `/${file}`),
    polyfills: `/${polyfills.file}`,
    importMap: (script) => (script === undefined ? undefined : importMap),
    async assetsFor(sources, locale) {
      const key = [locale, ...sources].join('|');
      const cached = assetsOf.get(key);
      if (cached) return cached;
      const language = languageOf(locale);
      const manifestAssets = assetsOfManifest(manifest, [CLIENT_ENTRY, commonMessages(language), ...sources]);
      const files = manifestAssets.modules.filter((file) => file !== `/${entry.file}`);
      const modules = locale === language ? files : files.map((file) => messages[file] ?? file);
      const assets = { ...joined(manifestAssets.styles), modules, inlineStyles: [] };
      assetsOf.set(key, assets);
      return assets;
    },
  };
}
