import type { Locale } from '../../shared/locales.ts';
import { formatAst, type Values } from './formatAst.ts';
import { loadMessages, type Messages, type WordArea } from './loadMessages.ts';

export interface Texts {
  formatMessage(message: { id: string }, values?: Values): string;
  /** Brings the words of features that are about to show. */
  load(areas: readonly WordArea[]): Promise<void>;
}

/** The words of one language. Numbers come formatted by shared/domain: ICU would format them by the browser's own idea of Uzbek. */
export function createTexts(locale: Locale, everywhere: Messages): Texts {
  const words: Messages = { ...everywhere };
  const under: Partial<Record<WordArea, Promise<void>>> = {};
  return {
    formatMessage({ id }, values = {}) {
      const message = words[id];
      if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
      return typeof message === 'string' ? message : formatAst(message, values, locale);
    },
    async load(areas) {
      await Promise.all(
        areas.map(
          (area) => (under[area] ??= loadMessages(locale, area).then((more) => void Object.assign(words, more))),
        ),
      );
    },
  };
}
