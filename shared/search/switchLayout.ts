const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const other: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN, (latin, index) => [latin, CYRILLIC[index] as string] as const).flatMap(([latin, cyrillic]) => [
    [latin, cyrillic],
    [cyrillic, latin],
  ]),
);

/** What the same keys write in the other layout of the keyboard: `цщда` is `wolf`. */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => other.get(letter) ?? letter).join('');
}
