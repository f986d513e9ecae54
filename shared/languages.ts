interface Language {
  /** By itself, in its own letters. */
  name: string;
  /** For Open Graph. */
  openGraph: string;
  /** Nouns after a count: `slavic` as Russian does it, otherwise one form for all. */
  plural?: 'slavic';
  /** Written from right to left. */
  direction?: 'rtl';
  /** What stands after a sum of UZS. */
  som: string;
}

const table = {
  uz: { name: 'Oʻzbekcha', openGraph: 'uz_UZ', som: 'soʻm' },
  'uz-Cyrl': { name: 'Ўзбекча', openGraph: 'uz_UZ', som: 'сўм' },
  ru: { name: 'Русский', openGraph: 'ru_RU', plural: 'slavic', som: 'сум' },
} as const satisfies Record<string, Language>;

/**
 * The languages of the product, the default one first: an entry here, and a folder of messages in client/i18n and server/i18n each.
 * One with a script in its tag (`uz-Cyrl`) is a language of the table in other letters: it has its addresses, and its texts in those letters.
 */
export const languages: Readonly<Record<keyof typeof table, Language>> = table;
