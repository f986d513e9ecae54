import type { ReactNode } from 'react';
import type { Texts } from '#client/context/Texts.ts';

const PLACE = /\{(\w+)\}/g;
const MARKED = /<(\w+)>(.*?)<\/\1>/g;

/** The same texts, with the operator's messages in place of ours; `{name}` in them is replaced by a value, `<name>...</name>` is marked text. */
export function withOperatorMessages(texts: Texts, messages: Readonly<Record<string, string>>): Texts {
  const messageOf = (id: string) => (Object.hasOwn(messages, id) ? messages[id] : undefined);
  return {
    has: texts.has,
    load: texts.load,
    formatMessage(message, values = {}) {
      const text = messageOf(message.id);
      if (text === undefined) return texts.formatMessage(message, values);
      return text.replace(PLACE, (place, name: string) => String(values[name] ?? place));
    },
    formatParts(message, marked) {
      const text = messageOf(message.id);
      if (text === undefined) return texts.formatParts(message, marked);
      const parts: ReactNode[] = [];
      let from = 0;
      for (const { index, 0: whole, 1: name = '', 2: inner } of text.matchAll(MARKED)) {
        parts.push(text.slice(from, index), marked[name]?.(inner) ?? inner);
        from = index + whole.length;
      }
      return [...parts, text.slice(from)];
    },
  };
}
