import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../shared/locales.ts';

export type Messages = Record<string, string | MessageFormatElement[]>;

/** One chunk a language; a message with arguments is compiled to its syntax tree by the build, so no parser ships. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module = locale === 'ru' ? await import('./messages/ru.ts') : await import('./messages/uz.ts');
  return module.messages as Messages;
}
