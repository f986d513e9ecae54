import { DEFAULT_LOCALE, type Locale } from '#shared/locales.ts';
import type { Messages } from './Messages.ts';
import { messageFilesOf } from './messageFilesOf.ts';

const files = import.meta.glob<Messages>(
  ['./messages/*/*.json', '!./messages/*/{shell,lobby,hall,content,errors,offline,deviceNotice}.json'],
  { import: 'default' },
);

/** Loads the messages of one area, the namespace of a single feature; those of the default language if the language has none, empty if the feature has none. Rejects if loading fails. */
export async function loadAreaMessages(locale: Locale, area: string): Promise<Messages> {
  const loads = messageFilesOf([area]).map(async (name) =>
    (files[`./messages/${locale}/${name}.json`] ?? files[`./messages/${DEFAULT_LOCALE}/${name}.json`])?.(),
  );
  return Object.assign({}, ...(await Promise.all(loads))) as Messages;
}
