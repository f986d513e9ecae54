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
 * Text as the game search compares it: one case, Cyrillic in Uzbek Latin, every apostrophe the same, no accents.
 *
 * Each character is folded without looking at its neighbours, or a word typed half way would stop matching the whole:
 * that is why `е` and `ё` are `e` everywhere, though Uzbek spells them `ye` and `yo`.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-яёўқғҳ]/g, (letter) => CYRILLIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’ʻʼʹ′`´]/g, "'")
    .replace(/\s+/g, ' ');
}
