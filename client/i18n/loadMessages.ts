import { DEFAULT_LOCALE, type Locale } from '#shared/locales.ts';
import type { Messages } from './Messages.ts';

/** Messages of every page. A language is a folder, a namespace a file; the build puts them into one chunk per language (vite.config.ts). */
const everywhere = import.meta.glob<Messages>('./messages/*/{shell,lobby,hall,content,errors}.json', {
  import: 'default',
});

const FOLDER = `./messages/${DEFAULT_LOCALE}/`;

/** Loads the messages of every page, or of one area. Rejects if loading fails. */
export async function loadMessages(locale: Locale, area?: string): Promise<Messages> {
  // Loaded late: the names of all areas' files are a kilobyte that most first pages do not need.
  if (area !== undefined) return (await import('./loadAreaMessages.ts')).loadAreaMessages(locale, area);
  // A file that a language lacks is that of the default language.
  const loads = Object.entries(everywhere)
    .filter(([file]) => file.startsWith(FOLDER))
    .map(([file, load]) => (everywhere[file.replace(FOLDER, `./messages/${locale}/`)] ?? load)());
  return Object.assign({}, ...(await Promise.all(loads))) as Messages;
}
