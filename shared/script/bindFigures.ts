const UNITS = {
  uz: [
    'ta(?:si|dan|gacha|siga)?',
    'xonali',
    'xil',
    '(?:daq|soat|daqiqa|soniya|kun|hafta|yil|raqam|belgi|foiz|ball|ochko|marta)\\p{L}*',
    'oy(?:ga|gacha|dan|da|lik|ni|i)?',
    'yosh(?:ga|dan|da)?',
    'ish(?= kun)',
    'soʻm\\p{L}*',
  ],
  ru: [
    '(?:ч|дн|мин|сек|с)(?!\\p{L})',
    '(?:минут|секунд|недел|месяц|цифр|символ|знак|букв|балл|очк|процент)\\p{L}*',
    '(?:час|год)(?:а|у|ов|ам|ах)?|лет|раза?|день|дня|дней|дням|днях|сум',
    'рабоч\\p{L}+',
    '(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[яа](?!\\p{L})',
  ],
  both: ['[kMGкМГ][BБ](?!\\p{L})', 's(?!\\p{L})', '%'],
};
const END = '(?![\\p{L}ʻʼ])';
/** The space between a figure, or a placeholder of one, and its unit. */
const UNIT = new RegExp(`(?<=[\\d}]|\\$\\$) (?=(?:${Object.values(UNITS).flat().join('|')})${END})`, 'gu');
/** The space between the groups of a number. */
const GROUP = /(?<=\d) (?=\d{3}(?!\d))/g;
const NUMBER_SIGN = /(?<=№) (?=[\d{$])/g;
/** The space before a dot between facts: it ends a line and begins none. */
const DOT = / (?=· )/g;
/** The space after an initial: `A. Karimov`. */
const INITIAL = /(?<=(?<![\p{L}\d.])\p{Lu}\.) (?=\p{Lu}\p{Ll})/gu;

/** The hyphen after a part too short to end a line, or between a code and its number: `e-pochta`, `TRC-20`. Not in addresses. */
const HYPHEN =
  /(?<=(?<![\p{L}\p{N}\p{M}_/.@#:-])\p{L}{1,3}-)(?=\p{L})|(?<=(?<![\p{L}\p{N}_/.@#:-])\p{Lu}{2,5}-)(?=\d{1,3}(?!\d))/gu;
/** Shorter texts are labels and names, which people search for, type and say. */
const PROSE_LENGTH = 30;

/**
 * Puts no-break spaces where a line must not end: between a figure or its placeholder and the unit, inside a number, after №, before ` · `
 * and after an initial; in prose a word joiner (U+2060) after the hyphen of a short pair, because Onest has no U+2011. Uzbek in Latin script
 * and Russian; the text may have ICU placeholders.
 *
 * `24 soat ichida` -> `24\u00a0soat ichida`
 */
export function bindFigures(text: string): string {
  if (!text.includes(' ')) return text;
  const bound = [UNIT, GROUP, NUMBER_SIGN, DOT, INITIAL].reduce((whole, space) => whole.replace(space, '\u00a0'), text);
  return text.length < PROSE_LENGTH ? bound : bound.replace(HYPHEN, '\u2060');
}
