import { createIntl, createIntlCache } from '@formatjs/intl';
import { languageOf, type Locale } from '../../shared/locales.ts';
import { languages } from '../../shared/languages.ts';
import { type MessageNode, messageToCyrillic } from '../../shared/script/messageToCyrillic.ts';
import { toCyrillic } from '../../shared/script/toCyrillic.ts';

/** Formats a message of the plain documents; throws for an unknown id or a missing value. */
export type PlainText = (id: `plain.${string}`, values?: Record<string, string>) => string;

function createTexts(locale: Locale, messages: Messages): PlainText {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale, messages: messages as Record<string, string>, onError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

type Messages = Record<string, string | MessageNode[]>;

/**
 * Transliterates messages. The build compiles them; without a build they are texts, whose arguments stay unchanged because none of them has
 * plurals or choices.
 */
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

/** The formatter of the plain documents' messages in one language and script. */
export function plainTexts(locale: Locale): PlainText {
  return texts[locale];
}
