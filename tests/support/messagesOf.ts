import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '#shared/locales.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

const FOLDER = 'client/i18n/messages';

/** Gives a function that formats the site's messages as its build compiles them, so that tests survive a change of wording. It throws on an unknown id. */
export function messagesOf(locale: Locale): (id: string, values?: Record<string, string | number>) => string {
  const files = readdirSync(`${FOLDER}/${locale}`).filter((file) => file.endsWith('.json'));
  const messages = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as object),
  ) as Record<string, string>;
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return String(new IntlMessageFormat(bindFigures(message), locale).format(values));
  };
}
