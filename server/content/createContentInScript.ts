import type { ContentSource } from '../../shared/content/ContentSource.ts';
import { inScript, type Language } from '../../shared/locales.ts';
import { contentToCyrillic } from '../../shared/script/contentToCyrillic.ts';
import { deepFreeze } from './deepFreeze.ts';

/** A source of one language as it is read in the script somebody chose; the same where the language has no such script. */
export type ContentInScript = (
  source: ContentSource,
  pageLocale: Language,
  script: string | undefined,
) => ContentSource;

/** Each value is written once and forgotten together with the value it was made of. */
export function createContentInScript(): ContentInScript {
  const written = new WeakMap<object, object>();
  return (source, pageLocale, script) => {
    if (script === undefined) return source;
    return async (name, options) => {
      const value = await source(name, options);
      const language = options?.locale ?? pageLocale;
      if (inScript(language, script) === language) return value;
      const known = written.get(value) ?? deepFreeze(contentToCyrillic(name, value));
      written.set(value, known);
      return known as typeof value;
    };
  };
}
