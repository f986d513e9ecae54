import { deepFreeze } from '#server/cache/deepFreeze.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { inScript, type Language } from '#shared/locales.ts';
import { contentToCyrillic } from '#shared/script/contentToCyrillic.ts';

/** Wraps a content source so that texts are transliterated into `script`; unchanged where the language does not have that script. */
export type ContentInScript = (
  source: ContentSource,
  pageLocale: Language,
  script: string | undefined,
) => ContentSource;

/** Creates the wrapper. Each value is transliterated once; the result is garbage-collected with the original value. */
export function createContentInScript(): ContentInScript {
  const written = new WeakMap<object, object>();
  return (source, pageLocale, script) => {
    if (script === undefined) return source;
    return async (name, options) => {
      const value = await source(name, options);
      const language = options?.locale ?? pageLocale;
      if (inScript(language, script) === language) return value;
      const transliterated = written.get(value) ?? deepFreeze(contentToCyrillic(name, value));
      written.set(value, transliterated);
      return transliterated as typeof value;
    };
  };
}
