import type { Locale } from '../../shared/locales.ts';
import { areasWithForms, VALIDATION } from './areasWithForms.ts';
import type { Messages } from './loadMessages.ts';

const files = import.meta.glob<Messages>(
  ['./messages/*/*.json', '!./messages/*/{shell,lobby,hall,content,errors,offline,deviceNotice}.json'],
  { import: 'default' },
);

const namespaceOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

/** Namespaces that only one feature uses, named after it. */
export const messageAreas: readonly string[] = [...new Set(Object.keys(files).map(namespaceOf))].filter(
  (name) => name !== VALIDATION,
);

/** Messages of one area, a namespace that only one feature uses; none where the feature has no file. Rejects where they cannot be fetched. */
export async function loadAreaMessages(locale: Locale, area: string): Promise<Messages> {
  const names = [area, ...(areasWithForms.has(area) ? [VALIDATION] : [])];
  const loads = names.map(async (name) => files[`./messages/${locale}/${name}.json`]?.());
  return Object.assign({}, ...(await Promise.all(loads))) as Messages;
}
