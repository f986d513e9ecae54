import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../shared/locales.ts';
import type { Messages } from './loadMessages.ts';

/** Numbers come formatted by shared/domain: ICU would format them by the browser's own idea of Uzbek (decision 5). */
type Values = Record<string, string | number>;

export interface Texts {
  formatMessage(message: { id: string }, values?: Values): string;
}

/** The words of one language. A message with arguments is a syntax tree from the build; it becomes a format when first said. */
export function createTexts(locale: Locale, messages: Messages): Texts {
  const formats = new Map<string, IntlMessageFormat>();
  return {
    formatMessage({ id }, values) {
      const message = messages[id];
      if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
      if (typeof message === 'string') return message;
      let format = formats.get(id);
      if (!format) formats.set(id, (format = new IntlMessageFormat(message, locale)));
      return String(format.format(values));
    },
  };
}
