import type { DocumentAssets } from '../../client/app/DocumentAssets.ts';
import { type Language, languageOf, type Locale } from '../../shared/locales.ts';
import { assetsOfManifest, CLIENT_ENTRY, type Manifest } from './assetsOfManifest.ts';

export interface PageAssets {
  /** The scripts that start a page. Those before the last are run as soon as each has come, in tasks of their own, while the rest is on its way. */
  entry: string[];
  /** The import map of a page in other letters (inScript), as JSON: files of messages that stand for those of the language. */
  importMap(script: string | undefined): string | undefined;
  /** `locale`: as the page is read; files of messages in other letters stand for those of its language. */
  assetsFor(sources: string[], locale: Locale): Promise<Omit<DocumentAssets, 'nonce'>>;
}

export interface BuiltFiles {
  manifest: Manifest;
  /** Files of messages, and those that stand for them in other letters (scripts/bundle/cyrillicMessages.ts). */
  messages?: Readonly<Record<string, string>>;
  /** The one file that several style sheets are in, by their addresses with spaces between (scripts/bundle/joinStyles.ts). */
  joinedStyles?: Readonly<Record<string, string>>;
}

/** Chunks that every page has, by their names in the build (vite.config.ts): run with all others they are a long task. */
const EARLY = ['vendor', 'site'];

/** What the browser should fetch at once for a set of matched routes: their chunks, the chunks these import, their CSS. Walked once per set. */
export function createAssets({ manifest, messages = {}, joinedStyles = {} }: BuiltFiles): PageAssets {
  const known = new Map<string, Omit<DocumentAssets, 'nonce'>>();
  const importMap = JSON.stringify({ imports: messages });
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The client manifest has no ${CLIENT_ENTRY}: run the build`);
  const early = EARLY.flatMap((name) => Object.values(manifest).find((chunk) => chunk.name === name)?.file ?? []);
  const ofEveryPage = new Set(assetsOfManifest(manifest, [CLIENT_ENTRY]).styles);

  /** The chunk that the build names after a language: the messages of every page (vite.config.ts). */
  const everywhere = (language: Language) =>
    Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === language) ?? '';

  function joined(styles: string[]): Pick<DocumentAssets, 'styles' | 'joined'> {
    const own = styles.filter((style) => !ofEveryPage.has(style));
    const file = joinedStyles[own.join(' ')];
    return file ? { styles: [...ofEveryPage, file], joined: own } : { styles, joined: [] };
  }

  return {
    entry: [...early, entry.file].map((file) => `/${file}`),
    importMap: (script) => (script === undefined ? undefined : importMap),
    async assetsFor(sources, locale) {
      const key = [locale, ...sources].join('|');
      const cached = known.get(key);
      if (cached) return cached;
      const language = languageOf(locale);
      const found = assetsOfManifest(manifest, [CLIENT_ENTRY, everywhere(language), ...sources]);
      const files = found.modules.filter((file) => file !== `/${entry.file}`);
      const modules = locale === language ? files : files.map((file) => messages[file] ?? file);
      const assets = { ...joined(found.styles), modules, inlineStyles: [] };
      known.set(key, assets);
      return assets;
    },
  };
}
