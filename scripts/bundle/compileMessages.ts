import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { bindFigures } from '#shared/script/bindFigures.ts';

/**
 * Compiles messages to syntax trees, plain ones too: the browser has no ICU parser, so a plain string would throw there.
 * No-break spaces between figures and their units are put in here: the files are written with ordinary ones.
 * Messages without a namespace stay unchanged: they belong to standalone pages.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\/\w+\.json$/.test(id)) return null;
      const messages = JSON.parse(code) as Record<string, string>;
      if (!Object.keys(messages).some((key) => key.includes('.'))) return null;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, parse(bindFigures(message))]),
      );
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
