import { languages } from '#shared/languages.ts';
import { DEFAULT_LOCALE, type Locale, languageOf } from '#shared/locales.ts';
import { type MessageNode, messageToCyrillic } from '#shared/script/messageToCyrillic.ts';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { createPlainText, type PlainText } from './createPlainText.ts';

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

/** The warning is logged as `process_warning`. */
const report = process.env['NODE_ENV'] === 'production' ? (error: Error) => process.emitWarning(error) : undefined;

const load = async (language: string): Promise<Messages> =>
  ((await import(`./messages/${language}/plain.json`, { with: { type: 'json' } })) as { default: Messages }).default;

/** A message that a language lacks is that of the default language. */
const defaults = await load(DEFAULT_LOCALE);
const loaded = await Promise.all(
  (Object.keys(languages) as Locale[]).map(async (locale) => {
    const language = languageOf(locale);
    const messages = { ...defaults, ...(await load(language)) };
    return [locale, createPlainText(locale, language === locale ? messages : inCyrillic(messages), report)] as const;
  }),
);
const texts = Object.fromEntries(loaded) as Record<Locale, PlainText>;

/** The formatter of the plain documents' messages in one language and script. */
export function plainTexts(locale: Locale): PlainText {
  return texts[locale];
}
