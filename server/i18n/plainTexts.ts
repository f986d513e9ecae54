import { createIntl, createIntlCache } from '@formatjs/intl';
import { LOCALES, type Locale } from '../../shared/locales.ts';

export type PlainText = (id: `plain.${string}`, values?: Record<string, string>) => string;

function createTexts(locale: Locale, messages: Record<string, string>): PlainText {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages, onError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

const loaded = await Promise.all(
  LOCALES.map(async (locale) => {
    const { default: messages } = (await import(`./messages/${locale}/plain.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    return [locale, createTexts(locale, messages)] as const;
  }),
);
const texts = Object.fromEntries(loaded) as Record<Locale, PlainText>;

/** Texts of the plain documents in one language. Throws on an id that has no message. */
export function plainTexts(locale: Locale): PlainText {
  return texts[locale];
}
