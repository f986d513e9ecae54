import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
const ENDING = '(?:[gkq]a|[gkq]acha|[gkq]ina|ni|ning|da|dan|dagi|dek|lik|li|siz)';
const WORD_END = '(?![\\p{L}ʻʼ-])';
/** `{min} dan`, `${bet} gacha`, `23:59 gacha`, `95% dan`. */
const APART = new RegExp(`(?:\\}|\\d|%) ${ENDING}${WORD_END}`, 'u');
/** `{share}%i`, `{share}% i`: after a percentage the possessive is a word of its own, `foizi`. */
const PERCENT = new RegExp(`%[ \\u00a0]?(?:i|ini|iga|ida|idan)${WORD_END}`, 'u');
/** `«Olish»ni`, `«Haftalik poyga» da`. */
const QUOTED = new RegExp(`[»”] ?${ENDING}${WORD_END}`, 'u');
/** `{name}ga`: the ending is `ka` after k and g, `qa` after q and gʻ. */
const BY_VALUE = new RegExp(`\\{([^{}]*)\\}[gkq]a(?:cha)?${WORD_END}`, 'gu');
/** Placeholders whose values end in a unit of money or in a digit, so that the ending is `ga`. */
const FIGURES = new Set(['sum', 'min', 'max', 'at', 'time', 'date', 'highest']);
/** `${price.uz}` of `sumText`, and `${min.uz}` of `welcomeBonus.texts`. */
const SUM_TEXT = /^(?:sumText\([\w.]+\)|(?:\w+\.)*(?:min|max|maxBet|upTo|from|price|verifiedAbove))\.uz$/;

interface Line {
  where: string;
  text: string;
}

const lines: Line[] = [
  ...['client/i18n/messages/uz', 'server/i18n/messages/uz'].flatMap((folder) =>
    readdirSync(folder).map((file) => ({ name: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  ),
  ...sourceFiles('client', 'server', 'sandbox', 'shared'),
].flatMap(({ name, text }) =>
  text
    .split('\n')
    .filter((line) => !COMMENT.test(line))
    .map((line) => ({ where: name, text: line.trim() })),
);
const those = (isWrong: (text: string) => boolean) =>
  lines.filter(({ text }) => isWrong(text)).map(({ where, text }) => `${where}: ${text}`);

function isUnsure(text: string): boolean {
  return [...text.matchAll(BY_VALUE)].some(([, value = '']) => !FIGURES.has(value) && !SUM_TEXT.test(value));
}

test('a case ending apart from its placeholder, after a quote, or by an unknown last letter is found', () => {
  expect(APART.test('{min} dan kam')).toBe(true);
  expect(APART.test('`Har ${price} ga`')).toBe(true);
  expect(APART.test('0:00 dan')).toBe(true);
  expect(APART.test('95% dan past')).toBe(true);
  expect(['{share}%i yutqazilgach', '{n}% i qaytgan', '{n}% hisoblanadi'].map((text) => PERCENT.test(text))).toEqual([
    true,
    true,
    false,
  ]);
  expect(APART.test('{count} ta qoldi')).toBe(false);
  expect(APART.test('{min}dan {max}gacha')).toBe(false);
  expect(QUOTED.test('«Olish»ni bosing')).toBe(true);
  expect(QUOTED.test('u «${source}» da bir hafta')).toBe(true);
  expect(QUOTED.test('«{name}» darajasi')).toBe(false);
  expect([isUnsure('{name}ga yozing'), isUnsure('{sum}ga yetmasdan')]).toEqual([true, false]);
});

test('Uzbek case endings are joined to their placeholders and figures', () => {
  expect(lines.length).toBeGreaterThan(10_000);
  expect(those((text) => APART.test(text))).toEqual([]);
});

test('a percentage takes the word “foizi”, not an ending', () => {
  expect(those((text) => PERCENT.test(text))).toEqual([]);
});

test('no Uzbek case ending follows a closing quote: the quoted name has a noun after it', () => {
  expect(those((text) => QUOTED.test(text))).toEqual([]);
});

test('endings that depend on the last letter follow only sums, times and figures', () => {
  expect(those(isUnsure)).toEqual([]);
});

test.each(['UZS', 'USDT', 'RUB', 'USD', 'EUR', 'KZT'])('a sum in %s takes the ending -ga', (code) => {
  expect(currencyUnit(code, 'uz')).not.toMatch(/[gkq]ʻ?$/i);
});
