import type { Texts } from './createTexts.ts';

/** The same texts with some of another's words: `{name}` in them stands for a value, as in ours. */
export function withWords(texts: Texts, words: Readonly<Record<string, string>>): Texts {
  return {
    load: texts.load,
    formatMessage(message, values = {}) {
      const { id } = message;
      return Object.hasOwn(words, id)
        ? (words[id] as string).replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
        : texts.formatMessage(message, values);
    },
  };
}
