import { createIntl, createIntlCache } from '@formatjs/intl';
import { languageOf, type Locale } from '../../shared/locales.ts';
import { languages } from '../../shared/languages.ts';
import { type MessageNode, messageToCyrillic } from '../../shared/script/messageToCyrillic.ts';
import { toCyrillic } from '../../shared/script/toCyrillic.ts';

export type PlainText = (id: `plain.${string}`, values?: Record<string, string>) => string;

function createTexts(locale: Locale, messages: Messages): PlainText {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages: messages as Record<string, string>, onError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

type Messages = Record<string, string | MessageNode[]>;

/** The build has compiled them; without it they are texts whose arguments stay as they are, for none has choices in it. */
const inCyrillic = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? toCyrillic(message) : messageToCyrillic(message),
    ]),
  );

const loaded = await Promise.all(
  (Object.keys(languages) as Locale[]).map(async (locale) => {
    const { default: messages } = (await import(`./messages/${languageOf(locale)}/plain.json`, {
      with: { type: 'json' },
    })) as {
      default: Messages;
    };
    const isOther = languageOf(locale) !== locale;
    return [locale, createTexts(locale, isOther ? inCyrillic(messages) : messages)] as const;
  }),
);
const texts = Object.fromEntries(loaded) as Record<Locale, PlainText>;

/** Texts of the plain documents in one language. Throws on an id that has no message. */
export function plainTexts(locale: Locale): PlainText {
  return texts[locale];
}
