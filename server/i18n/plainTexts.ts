import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '../../shared/locales.ts';
import ru from './messages/ru/plain.json' with { type: 'json' };
import uz from './messages/uz/plain.json' with { type: 'json' };

export type PlainText = (id: `plain.${string}`, values?: Record<string, string>) => string;

function createTexts(locale: Locale, messages: typeof uz): PlainText {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages, onError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

const texts: Readonly<Record<Locale, PlainText>> = { uz: createTexts('uz', uz), ru: createTexts('ru', ru) };

/** Texts of the plain documents in one language. Throws on an id that has no message. */
export function plainTexts(locale: Locale): PlainText {
  return texts[locale];
}
