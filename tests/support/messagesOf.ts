import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../shared/locales.ts';

const FOLDER = 'client/i18n/messages';

/** The site's own words, so that a journey finds buttons by the name players read and survives a change of wording. Throws on an unknown id. */
export function messagesOf(locale: Locale): (id: string, values?: Record<string, string | number>) => string {
  const files = readdirSync(`${FOLDER}/${locale}`).filter((file) => file.endsWith('.json'));
  const messages = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as object),
  ) as Record<string, string>;
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return String(new IntlMessageFormat(message, locale).format(values));
  };
}
