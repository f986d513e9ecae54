import type { Language } from '../../../shared/locales.ts';
import { areasWithForms, VALIDATION } from '../../i18n/areasWithForms.ts';
import type { PageLine } from '../page.ts';
import { messagesOf } from './pageFiles.ts';

/** Files of the messages that a page says beyond those of every page, as the build's manifest names them; some areas have none. For the server, which has the browser fetch them at once. */
export function messageFiles(line: PageLine, language: Language): string[] {
  const areas = messagesOf(line);
  if (areas.length === 0) return [];
  const names = [...areas, ...(areas.some((area) => areasWithForms.has(area)) ? [VALIDATION] : [])];
  return ['client/i18n/loadAreaMessages.ts', ...names.map((name) => `client/i18n/messages/${language}/${name}.json`)];
}
