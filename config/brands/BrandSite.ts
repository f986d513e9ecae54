import type { Env } from '#config/env.ts';
import type { Brand } from '#shared/brand.ts';
import type { Language } from '#shared/locales.ts';

/** One site of the process beside that of the build's brand: its look, its hosts and its environment. */
export interface BrandSite {
  /** The name of its file without `.json`: in logs, metrics, addresses of files and keys of caches. */
  id: string;
  /** The file, as the operator knows it. */
  file: string;
  look: Brand;
  /** Further hosts and that of PUBLIC_ORIGIN, in lower case. */
  hosts: readonly string[];
  /** Files of fonts, PNG icons and the .ico, by their path within the folder. */
  files: ReadonlyMap<string, Buffer>;
  /** Paths of its PNG icons, by their pixels. */
  png: ReadonlyMap<string, string>;
  /** Rules of its fonts, with `{base}` in place of the address of its files. */
  fontStyles: string;
  /** Paths of the fonts that pages preload; undefined: those of the build. */
  preloaded: readonly string[] | undefined;
  languages: readonly Language[];
  /** The language of visitors who have chosen none and of `x-default`. */
  language: Language;
  /** Replaces the licence line of the content service, by language. */
  license: Readonly<Partial<Record<Language, string>>>;
  /** The content service, or its site or locales, are not those of the build's brand. */
  hasOwnContent: boolean;
  /**
   * It sends the notifications of its platform's feed. Of sites with one platform and one PUSH_KEY only the first does, or a device would get
   * each of them once per site.
   */
  sendsPushes: boolean;
  /** The process's environment with what the brand changes. */
  env: Env;
  /** Of everything above: an equal digest is the same site. */
  digest: string;
}
