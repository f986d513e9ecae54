import { existsSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

/**
 * Compiles messages to syntax trees, plain ones too: the browser has no ICU parser, so a plain string would throw there.
 * No-break spaces between figures and their units are put in here: the files are written with ordinary ones. A message that a language
 * lacks is that of the default language.
 * Messages without a namespace stay unchanged: they belong to standalone pages.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\/\w+\.json$/.test(id)) return null;
      const file = id.replace(/\w+(?=\/\w+\.json$)/, DEFAULT_LOCALE);
      const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
      const messages = { ...known, ...(JSON.parse(code) as Record<string, string>) };
      if (!Object.keys(messages).some((key) => key.includes('.'))) return null;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, parse(bindFigures(message))]),
      );
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
