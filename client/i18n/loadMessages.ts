import type { Locale } from '#shared/locales.ts';
import type { Messages } from './Messages.ts';

/** Messages of every page. A language is a folder, a namespace a file; the build puts them into one chunk per language (vite.config.ts). */
const everywhere = import.meta.glob<Messages>('./messages/*/{shell,lobby,hall,content,errors}.json', {
  import: 'default',
});

/** Loads the messages of every page, or of one area. Rejects if loading fails. */
export async function loadMessages(locale: Locale, area?: string): Promise<Messages> {
  // Loaded late: the names of all areas' files are a kilobyte that most first pages do not need.
  if (area !== undefined) return (await import('./loadAreaMessages.ts')).loadAreaMessages(locale, area);
  const files = Object.entries(everywhere).filter(([file]) => file.startsWith(`./messages/${locale}/`));
  return Object.assign({}, ...(await Promise.all(files.map(([, load]) => load())))) as Messages;
}
