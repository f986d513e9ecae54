import type { Locale } from '../../shared/locales.ts';
import type { Messages } from './loadMessages.ts';

const files = import.meta.glob<Messages>(
  [
    './messages/*/*.json',
    '!./messages/*/{shell,lobby,hall,content,errors,failure,rootError,offline,deviceNotice}.json',
  ],
  { import: 'default' },
);

/** Messages of rules, for the areas that show forms. */
const validation = 'validation';
const withForms = new Set(['auth', 'cashier', 'confirmation', 'offers', 'profile', 'support']);

const namespaceOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

/** Namespaces that only one feature uses, named after it. */
export const messageAreas: readonly string[] = [...new Set(Object.keys(files).map(namespaceOf))].filter(
  (name) => name !== validation,
);

/** Messages of one area, a namespace that only one feature uses; none where the feature has no file. Rejects where they cannot be fetched. */
export async function loadAreaMessages(locale: Locale, area: string): Promise<Messages> {
  const names = [area, ...(withForms.has(area) ? [validation] : [])];
  const loads = names.map(async (name) => files[`./messages/${locale}/${name}.json`]?.());
  return Object.assign({}, ...(await Promise.all(loads))) as Messages;
}
