import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../shared/locales.ts';

export type Messages = Record<string, string | MessageFormatElement[]>;

/** Words that only one feature says; the others are said everywhere. */
export const WORD_AREAS = ['auth', 'game'] as const;
export type WordArea = (typeof WORD_AREAS)[number];

const files = {
  uz: {
    everywhere: () => import('./messages/uz.ts'),
    auth: () => import('./messages/uz.auth.ts'),
    game: () => import('./messages/uz.game.ts'),
  },
  ru: {
    everywhere: () => import('./messages/ru.ts'),
    auth: () => import('./messages/ru.auth.ts'),
    game: () => import('./messages/ru.game.ts'),
  },
} satisfies Record<Locale, Record<WordArea | 'everywhere', () => Promise<{ messages: object }>>>;

/** One chunk a language and area; a message with arguments is compiled to its syntax tree by the build, so no parser ships. */
export async function loadMessages(locale: Locale, area: WordArea | 'everywhere' = 'everywhere'): Promise<Messages> {
  const { messages } = await files[locale][area]();
  return messages as Messages;
}
