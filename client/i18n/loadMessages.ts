import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../shared/locales.ts';

/** Each compiled to its syntax tree by the build, so that no parser ships. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Messages of every page: a language is a folder, a namespace a file; the build puts these of a language into one chunk (vite.config.ts). */
const everywhere = import.meta.glob<Messages>('./messages/*/{shell,lobby,hall,content,errors}.json', {
  import: 'default',
});

/** Messages of every page, or of one area. Rejects where they cannot be fetched. */
export async function loadMessages(locale: Locale, area?: string): Promise<Messages> {
  // The names of all areas' files are a kilobyte that most first pages do without.
  if (area !== undefined) return (await import('./loadAreaMessages.ts')).loadAreaMessages(locale, area);
  const files = Object.entries(everywhere).filter(([file]) => file.startsWith(`./messages/${locale}/`));
  return Object.assign({}, ...(await Promise.all(files.map(([, load]) => load())))) as Messages;
}
