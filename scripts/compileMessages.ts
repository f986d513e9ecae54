import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Turns messages that take arguments into syntax trees, so that the browser needs no ICU parser. Plain sentences stay strings. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\/\w+\.json$/.test(id)) return null;
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [
          key,
          typeof message === 'string' && /[{<']/.test(message) ? parse(message) : message,
        ]),
      );
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
