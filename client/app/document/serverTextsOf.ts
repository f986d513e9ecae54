import { createTexts, type OwnTexts } from '#client/i18n/createTexts.ts';
import type { Messages } from '#client/i18n/Messages.ts';
import { DEFAULT_LOCALE, type Language, LOCALES, type Locale, languageOf } from '#shared/locales.ts';
import { messagesToCyrillic } from '#shared/script/messagesToCyrillic.ts';

/** Imported with this module, because a server renders every page; but for the plain strings of standalone pages. */
const files = Object.entries(
  import.meta.glob<Messages>(['../../i18n/messages/*/*.json', '!../../i18n/messages/*/{offline,deviceNotice}.json'], {
    eager: true,
    import: 'default',
  }),
);

/** The messages of a language, and of the default language what it lacks. */
const allMessages = (language: Language): Messages =>
  Object.assign(
    {},
    ...[DEFAULT_LOCALE, language].flatMap((one) =>
      files.filter(([file]) => file.includes(`/${one}/`)).map(([, messages]) => messages),
    ),
  );

const messages = Object.fromEntries(LOCALES.map((language) => [language, allMessages(language)])) as Record<
  Language,
  Messages
>;

function createTextsOf(locale: Locale): OwnTexts {
  const language = languageOf(locale);
  const texts = createTexts(
    language,
    language === locale ? messages[language] : messagesToCyrillic(messages[language]),
  );
  // All messages are loaded; `loadMessages` would add those in the default script.
  const load = async () => undefined;
  return { ...texts, load, reportingTo: (report) => ({ ...texts.reportingTo(report), load }) };
}

/**
 * Messages by locale. In another script they are transliterated, which takes 50 ms: on first use, not at every start. A browser gets
 * them transliterated from the build (scripts/bundle/cyrillicMessages.ts).
 */
function createAllTexts(): (locale: Locale) => OwnTexts {
  const made: Partial<Record<Locale, OwnTexts>> = {};
  return (locale) => (made[locale] ??= createTextsOf(locale));
}

/** The texts of a locale, with every message of the site. */
export const serverTextsOf = createAllTexts();
