const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: "'",
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: "o'",
  қ: 'q',
  ғ: "g'",
  ҳ: 'h',
};

/**
 * Normalizes text for the game search: lower case, Cyrillic as Uzbek Latin, one kind of apostrophe, no accents.
 *
 * Each character is folded independently, so that a half-typed word matches the whole word: `е` and `ё` always become `e`,
 * though Uzbek spells them `ye` and `yo`.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яёўқғҳ]/g, (character) => CYRILLIC[character] ?? character)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’ʻʼʹ′`´]/g, "'")
    .replace(/\s+/g, ' ');
}
