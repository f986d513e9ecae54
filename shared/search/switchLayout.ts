const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const other = new Map<string, string>();
for (const [index, latin] of Array.from(LATIN).entries()) {
  const cyrillic = CYRILLIC[index] as string;
  other.set(latin, cyrillic);
  other.set(cyrillic, latin);
}

/** What the same keys write in the other layout of the keyboard: `цщда` is `wolf`. */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => other.get(letter) ?? letter).join('');
}
