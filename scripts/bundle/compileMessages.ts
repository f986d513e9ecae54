import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Turns messages into syntax trees, the plain ones too: the browser ships no ICU parser, and a plain string would throw there.
 * Words without a namespace stay as they are: those of pages that stand alone.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\/\w+\.json$/.test(id)) return null;
      const messages = JSON.parse(code) as Record<string, string>;
      if (!Object.keys(messages).some((key) => key.includes('.'))) return null;
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, parse(message)]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
