interface Language {
  /** By itself. */
  name: string;
  /** For Open Graph. */
  openGraph: string;
  /** Whether its first paint needs the Cyrillic fonts, too. */
  isCyrillic: boolean;
  /** Nouns after a count: `slavic` as Russian does it, `single` one form for all. */
  plural: 'single' | 'slavic';
  /** What stands after a sum of UZS. */
  som: string;
}

/** The languages of the product, the default one first: an entry here, and a folder of messages in client/i18n and server/i18n each. */
export const languages = {
  uz: { name: 'Oʻzbekcha', openGraph: 'uz_UZ', isCyrillic: false, plural: 'single', som: 'soʻm' },
  ru: { name: 'Русский', openGraph: 'ru_RU', isCyrillic: true, plural: 'slavic', som: 'сум' },
} as const satisfies Record<string, Language>;
