/**
 * Beginnings of words with one meaning in Uzbek and Russian, as holdsWords folds them: a menu says "yechish", an answer "yechaman", and
 * players say "veyjer", "frispin" and "bukmeker" where the site has other words.
 */
const FAMILIES: readonly (readonly string[])[] = [
  ['olish', 'olam', 'olib', 'olsa', 'olin', 'poluch', 'zabra'],
  ['ech', 'vivod', 'vives', 'vived', 'snyat', 'snim', 'obnal', 'chiqar', 'viplat'],
  ["to'ldir", 'toldir', 'kirit', 'depozit', 'deposit', 'popoln', 'vnes', 'vnos', 'zachisl', 'tush', 'zakin'],
  ["ro'yxat", 'royxat', 'registr', 'zaregistr'],
  ['kirish', 'kira', 'kiro', 'login', 'vxod', 'voyt', 'avtoriz'],
  ['tasdiq', 'verifik', 'hujjat', 'pasport', 'proverk', 'proverya', 'dokument', 'podtver', 'identif'],
  ['limit', 'chegara', 'chekl', 'ogranich', 'samoogranich'],
  ['tanaffus', 'pereriv', 'pauz', 'samoisklyuch'],
  ["qo'llab", 'qollab', 'erdam', 'podderjk', 'pomosh', 'saport', 'support'],
  ['pul', 'deng', 'deneg', 'sredstv'],
  ['aylanma', 'veyjer', 'veydjer', 'veydger', 'vager', 'otigr', 'wager', 'prokrut'],
  ['frispin', 'freespin', 'fris', 'bepul aylan', 'besplatn vrash', 'free spin', 'fri spin'],
  ['tikish', 'tiking', 'tikil', 'tikas', 'tikam', 'stavk', 'stavok', 'stavit', 'postav', 'betlar'],
  ['bukmek', 'sport', 'betting', 'kontor'],
  ['koeffi', 'kef', 'odds'],
  ['keshbek', 'keshbe', 'kashbek', 'cashback', 'kesbek'],
  ['jekpot', 'djekpot', 'jakpot', 'jackpot'],
  ['promo', 'kupon'],
  ['hisob', 'akkaunt', 'akaunt', 'schet', 'profil', 'kabinet', 'account'],
  ['turnir', 'musobaqa', 'poyga', 'gonk'],
  ['demo', 'sinov', 'besplatn igr', 'tekin'],
  ['qaytim', 'rtp', 'otdach'],
  ['kalit', 'klyuch', 'passki', 'passkey'],
  ['zaxira', 'rezerv', 'backup'],
  ["sovg'a", 'sovga', 'podar', 'podarok'],
  ['murojaat', 'tiket', 'ticket', 'obrashen'],
];
const families = FAMILIES.map((beginnings) => ({
  beginnings,
  inText: new RegExp(`(?:^|[^\\p{L}'])(?:${beginnings.join('|')})`, 'u'),
}));

/** A pattern of the words with the meaning of `word`, both folded as in holdsWords; undefined: no other words are known. */
export function wordFamily(word: string): RegExp | undefined {
  return families.find(({ beginnings }) => beginnings.some((beginning) => word.startsWith(beginning)))?.inText;
}
