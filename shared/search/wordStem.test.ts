import { expect, test } from 'vitest';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { holdsWords, wordKeys } from './holdsWords.ts';

/** Words of the help with forms that players type. None of them is in a family of words (wordFamily). */
const UZBEK: Readonly<Record<string, string>> = {
  parol: 'parolni parolim parolimni parollar parolning',
  karta: 'kartaga kartam kartamdan kartalarni kartadan',
  havola: 'havolani havolaga havolalar havolasi havoladan',
  telefon: 'telefonim telefonimga telefonni telefonlar telefondan',
  xabar: 'xabarlar xabarni xabarlarni xabarim xabarga',
  bonus: 'bonusni bonusim bonuslar bonuslarim bonusdan',
  daqiqa: 'daqiqada daqiqadan daqiqagacha daqiqalar daqiqani',
  raund: 'raundda raundlar raundni raundlarim raunddan',
  xavfsizlik: 'xavfsizligi xavfsizlikni xavfsizlikka xavfsizlikda',
  balans: 'balansim balansni balansda balansimda balansga',
};
const RUSSIAN: Readonly<Record<string, string>> = {
  пароль: 'пароля паролем пароли паролями паролю',
  карта: 'карты карте карту картой картами',
  ссылка: 'ссылки ссылке ссылку ссылкой ссылками',
  телефон: 'телефона телефону телефоном телефоны телефонами',
  сообщение: 'сообщения сообщению сообщением сообщениями',
  бонус: 'бонуса бонусом бонусы бонусами бонусах',
  минута: 'минуты минуту минутами минутах',
  раунд: 'раунда раунде раунды раундами',
  безопасность: 'безопасности безопасностью',
  новый: 'нового новому новым новые новыми',
};

test('a text with a word is found by its forms in both scripts of Uzbek and in Russian: of a list at least 95 of 100', () => {
  const pairs = [UZBEK, RUSSIAN].flatMap((words) =>
    Object.entries(words).flatMap(([word, forms]) => forms.split(' ').map((form) => [word, form] as const)),
  );
  const missed = pairs.filter(([word, form]) =>
    [form, toCyrillic(form)].some((typed) => holdsWords(typed)?.(wordKeys(`Qanday ${word} kerak`)) !== true),
  );
  expect(pairs.length).toBeGreaterThan(80);
  expect(missed.length / pairs.length, String(missed)).toBeLessThanOrEqual(0.05);
});

test.each([
  ['depozitni', 'Depozit qanday kiritiladi?'],
  ['депозитни', 'Depozit qanday kiritiladi?'],
  ['yechishda', 'Pulni yechish'],
  ['ечишда', 'Pulni yechish'],
  ['деньгами', 'Как вывести деньги'],
  ['выводе', 'Вывод на карту'],
])('holdsWords, for the form %s, finds %s', (typed, text) => {
  expect(holdsWords(typed)?.(wordKeys(text))).toBe(true);
});

test.each([
  ['parolni', 'Paradoks nima?'],
  ['kartaga', 'Kar va soqovlar uchun'],
  ['паролем', 'Пара минут'],
  ['минутами', 'Минимальная сумма'],
  ['bonusni', 'Boshqa savol'],
])('holdsWords, for the form %s, does not find another word: %s', (typed, text) => {
  expect(holdsWords(typed)?.(wordKeys(text))).toBe(false);
});
