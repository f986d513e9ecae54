const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const other: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN, (latin, index) => [latin, CYRILLIC[index] as string] as const).flatMap(([latin, cyrillic]) => [
    [latin, cyrillic],
    [cyrillic, latin],
  ]),
);

/** Converts text to what the same keys type in the other keyboard layout: `цщда` becomes `wolf`. */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (character) => other.get(character) ?? character).join('');
}
