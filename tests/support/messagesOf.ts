import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '#shared/locales.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';
import { messagesIn } from './messagesIn.ts';

const FOLDER = 'client/i18n/messages';

/** Gives a function that formats the site's messages as its build compiles them, so that tests survive a change of wording. It throws on an unknown id. */
export function messagesOf(locale: Locale): (id: string, values?: Record<string, string | number>) => string {
  const messages = messagesIn(FOLDER, locale);
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return String(new IntlMessageFormat(bindFigures(message), locale).format(values));
  };
}
