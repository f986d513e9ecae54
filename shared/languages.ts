interface LanguageEntry {
  /** Name of the language in its own script. */
  name: string;
  /** Tag for Open Graph. */
  openGraph: string;
  /** Plural rule of nouns after a count: `slavic` as in Russian, absent: one form. */
  plural?: 'slavic';
  /** Present for right-to-left languages. */
  direction?: 'rtl';
  /** Unit after a sum of UZS. */
  som: string;
}

const table = {
  uz: { name: 'Oʻzbekcha', openGraph: 'uz_UZ', som: 'soʻm' },
  'uz-Cyrl': { name: 'Ўзбекча', openGraph: 'uz_UZ', som: 'сўм' },
  ru: { name: 'Русский', openGraph: 'ru_RU', plural: 'slavic', som: 'сум' },
} as const satisfies Record<string, LanguageEntry>;

/**
 * The languages of the product, the default one first. Each needs an entry here and a folder of messages in client/i18n and
 * server/i18n. A tag with a script (`uz-Cyrl`) is a language of the table in another script: same addresses, transliterated texts.
 */
export const languages: Readonly<Record<keyof typeof table, LanguageEntry>> = table;
