import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { isFull } from '#tests/support/isFull.ts';

/** The spelling dictionary of Debian's package hunspell-uz: 97,000 forms in Cyrillic, one a line, after a line with their number. */
const FILE = process.env['UZBEK_WORDS'] ?? '/usr/share/hunspell/uz_UZ.dic';
const isHere = existsSync(FILE);

if (isFull && !isHere)
  process.stderr.write(
    'Uzbek Cyrillic is NOT MEASURED: no hunspell-uz here. npm run setup installs it, UZBEK_WORDS names your uz_UZ.dic.\n',
  );

const LETTERS: ReadonlyMap<string, string> = new Map(
  'аa бb вv гg дd жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хx чch шsh щsh ь ыi эe юyu яya ёyo ўoʻ қq ғgʻ ҳh ъʼ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const VOWELS = 'аеёиоуўэюя';

/** A letter in lower case, in Latin; the alphabet's law of 1995 writes `е` and `ц` by what is before them, and drops `ъ` of `объект`. */
function latinLetter(letter: string, before: string | undefined, after: string | undefined): string {
  if (letter === 'е') return before === undefined || `${VOWELS}ъь`.includes(before) ? 'ye' : 'e';
  if (letter === 'ц') return before !== undefined && VOWELS.includes(before) ? 'ts' : 's';
  if (letter === 'ъ' && before !== undefined && !VOWELS.includes(before) && 'еёюя'.includes(after ?? ' ')) return '';
  if (letter === 'с' && after === 'ҳ') return 'sʼ';
  return LETTERS.get(letter) ?? letter;
}

function toLatin(word: string): string {
  const letters = [...word];
  const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();
  return letters
    .map((letter, index) => {
      const [before, after] = [letters[index - 1], letters[index + 1]];
      const latin = latinLetter(letter.toLowerCase(), before?.toLowerCase(), after?.toLowerCase());
      if (!isCapital(letter)) return latin;
      const isAbbreviation = isCapital(before) || isCapital(after);
      return isAbbreviation ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join('');
}

test.runIf(isFull && isHere)('toCyrillic spells 99.8% of the words of a public dictionary as it does', () => {
  const words = readFileSync(FILE, 'utf8').trim().split('\n').slice(1);
  expect(words.length).toBeGreaterThan(50_000);
  // Some words of the dictionary have two spellings and one in Latin: Айова and Аёва.
  const spellings = Map.groupBy(words, toLatin);
  const wrong = [...spellings].flatMap(([latin, alike]) => (alike.includes(toCyrillic(latin)) ? [] : alike));
  const share = 100 - (100 * wrong.length) / words.length;
  process.stdout.write(`toCyrillic: ${share.toFixed(2)}% of ${words.length} words like hunspell-uz\n`);
  expect(share, wrong.slice(0, 100).join(' ')).toBeGreaterThanOrEqual(99.8);
});
