import type { PageLine } from '#client/app/page.ts';
import { messageFilesOf } from '#client/i18n/messageFilesOf.ts';
import type { Language } from '#shared/locales.ts';
import { areasOf } from './pageFiles.ts';

/** Message files of a page beyond those of every page, by their names in the build's manifest, for the server to preload. Some areas have none. */
export function messageFiles(line: PageLine, language: Language): string[] {
  const areas = areasOf(line);
  if (areas.length === 0) return [];
  const files = messageFilesOf(areas).map((name) => `client/i18n/messages/${language}/${name}.json`);
  return ['client/i18n/loadAreaMessages.ts', ...files];
}
