import { BRAND_NAME } from '#shared/brand.ts';

/** Letters of other scripts and digits, by the Latin letter that they look like. Uzbek and Russian words are compared in this spelling too. */
const alike: Readonly<Record<string, string>> = {
  a: 'аα4@',
  b: 'вβ8ь',
  c: 'сϲ¢',
  d: 'ԁδ',
  e: 'еёεэ3',
  g: 'ɡց',
  h: 'нһհ',
  i: 'іɪιıїlӏ1ł!',
  k: 'кκ',
  m: 'мʍ',
  n: 'пηո',
  o: 'оοօөσ0',
  p: 'рρ',
  r: 'гɾ',
  s: 'ѕꜱ5$',
  t: 'тτ7',
  u: 'υսцʋ',
  v: 'ѵν',
  x: 'хχ',
  y: 'уүγ',
  z: 'ʐ2',
};
const letters = new Map(
  Object.entries(alike).flatMap(([letter, others]) => Array.from(others, (one) => [one, letter])),
);

/** Reads a list of words; at the call, because a form's page should start without doing it. */
const wordsOf = (list: string) => list.split(' ').map(skeleton);

/** The roles of the operator, in the languages of the site and in English; a name that begins or ends with one is taken for it. */
const ROLES = [
  'administrator administratsiya admin support helpdesk moderator operator official security operatsiya menejer',
  'yordam xavfsizlik rasmiy xodim nazoratchi boshqaruv maʼmur mamur texyordam',
  'админ администратор администрация поддержка техподдержка саппорт модератор оператор менеджер безопасность официальный',
  'сотрудник ёрдам хавфсизлик расмий',
].join(' ');
/** Reserved as a whole only, because other words begin or end with them. */
const WHOLE =
  'moder staff root system help bot kassa kassir tizim bank casino kazino модер система касса кассир помощь банк казино бот';

/**
 * Whether a nickname looks like the operator's: a role (`admin`, `suppоrt` with a Cyrillic о, `5upport`) or the brand with digits. Names
 * that only contain one, such as `badminton`, are free. `brand`: the name of the site, by default that of the build.
 */
export function isReservedName(name: string, brand: string = BRAND_NAME): boolean {
  const seen = skeleton(name);
  const bare = lettersOnly(name);
  return (
    wordsOf(ROLES).some((role) => [seen, bare].some((one) => one.startsWith(role) || one.endsWith(role))) ||
    wordsOf(WHOLE).some((word) => seen === word || bare === word) ||
    [brand, inCyrillic(brand)]
      .flatMap((one) => [skeleton(one), lettersOnly(one)])
      // Of a name that is a number no letters are left, as of every nickname that is one.
      .some((one) => one !== '' && (seen === one || bare === one))
  );
}

/** The name as it looks: without case, marks and dots, and with one letter for all that look like it. */
function skeleton(name: string): string {
  return Array.from(name.normalize('NFKD').toLowerCase(), (one) => letters.get(one) ?? one)
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .join('');
}

function lettersOnly(name: string): string {
  return skeleton(name.replace(/\p{N}/gu, ''));
}

/** A Latin word in the Cyrillic letters of Uzbek and Russian, `Юлдуз`. */
function inCyrillic(word: string): string {
  const pairs = ['yu', 'ya', 'yo', 'sh', 'ch', ...'abdefghijklmnopqrstuvxyz'];
  const cyrillic = Array.from('юяёшчабдефгҳижклмнопқрстувхйз');
  return word
    .toLowerCase()
    .replace(new RegExp(pairs.join('|'), 'g'), (latin) => cyrillic[pairs.indexOf(latin)] ?? latin);
}
