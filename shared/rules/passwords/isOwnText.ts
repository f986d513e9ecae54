/** What people put before or behind a name: a year, a sign. */
const MOST_ADDED = 4;
/** Of a word that a password may be made of; shorter ones stand in many passwords by chance. */
const MIN_WORD = 4;

/**
 * Whether a password is one of the texts that others know of its player (contacts, names, nickname, the brand), in any case, backwards, or
 * with at most four more characters. Of an e-mail the part before @, of a phone its last digits count too.
 */
export function isOwnText(password: string, texts: readonly (string | null | undefined)[]): boolean {
  const tried = password.toLowerCase();
  return texts
    .flatMap(wordsOf)
    .some((word) => [word, Array.from(word).reverse().join('')].some((one) => isMadeOf(tried, one)));
}

function wordsOf(text: string | null | undefined): string[] {
  const whole = text ?? '';
  const [name = ''] = whole.split('@');
  const plain = [whole, name].map((one) => one.toLowerCase());
  const words = [...plain, ...plain.map(lettersAndDigits), ...(plain[1] ?? '').split(/[^\p{L}\p{N}]+/u)];
  const digits = whole.replace(/\D/g, '');
  // Of a phone: without the code of its country, as it is dialled.
  if (digits.length >= 9 && !/\p{L}/u.test(whole)) words.push(digits.slice(-9), digits.slice(-7));
  return words.filter((word) => word.length >= MIN_WORD);
}

function isMadeOf(password: string, word: string): boolean {
  const added = password.length - word.length;
  return added >= 0 && added <= MOST_ADDED && (password.startsWith(word) || password.endsWith(word));
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
