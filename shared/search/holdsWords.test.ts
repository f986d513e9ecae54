import { expect, test } from 'vitest';
import { toCyrillic } from '#shared/script/toCyrillic.ts';
import { holdsWords, wordKeys } from './holdsWords.ts';

const LATIN =
  'Pulni kartaga yechish: yordam, aksiya, litsenziya va toʻlovlar qayerda koʻrinadi? Yoʻq boʻlsa, premyera kuni yozing';

test.each([
  ['Latin', LATIN],
  ['Cyrillic', toCyrillic(LATIN)],
])('holdsWords, for a text in %s, finds each of its words typed in either script', (_, text) => {
  const keys = wordKeys(text);
  for (const word of LATIN.replace(/[:,?]/g, '').split(' '))
    for (const typed of [word, toCyrillic(word), word.replaceAll('ʻ', "'"), word.toUpperCase()])
      expect(holdsWords(typed)?.(keys), typed).toBe(true);
});

test.each([
  ['yechish', 'Yutuqni qanday yechib olaman?'],
  ['Ечиш', 'Yutuqni qanday yechaman?'],
  ['вывод', 'Как вывести выигрыш?'],
  ['снять деньги', 'Деньги: как вывести'],
  ['toʻldirish', 'Depozit qanday kiritiladi?'],
  ['пополнение', 'Как внести депозит'],
  ['верификация', 'Проверка личности'],
  ['veyjer', 'Aylanma nima?'],
  ['вейджер', 'Aylanma nima?'],
  ['вагер', 'Что такое вейджер'],
  ['отыгрыш', 'Что такое вейджер'],
  ['frispin', 'Bepul aylanishlar qayerda?'],
  ['фриспин', 'Bepul aylanishlar qayerda?'],
  ['freespin', 'Где мои фриспины'],
  ['depozit', 'Hisobni toʻldirish'],
  ['депозит', 'Как пополнить счёт'],
  ['deposit', 'Ҳисобни тўлдириш'],
  ['stavka', 'Tikish qabul qilinmadi'],
  ['ставка', 'Tikish qabul qilinmadi'],
  ['tikish', 'Почему не приняли ставку'],
  ['bukmeker', 'Sportga tikish qoidalari'],
  ['букмекер', 'Ставки на спорт'],
  ['кэшбек', 'Keshbek qachon beriladi?'],
  ['cashback', 'Когда начисляют кешбэк'],
  ['akkaunt', 'Hisobni yopish'],
  ['toldirish', 'Hisobni toʻldirish'],
  ['kef', 'Koeffitsiyent oʻzgardi'],
  ['tanaffus', 'Взять перерыв'],
  ['passkey', 'Kirish kaliti bilan kirish'],
  ['пасскей', 'Войти с ключом доступа'],
  ['калит', 'Создать ключ доступа'],
  ['резервный код', 'Zaxira kodlarini olish'],
  ['подарок', 'Sovgʻalarim qayerda?'],
  ['tiket', 'Murojaatni ochish'],
  ['тикет', 'Ваши обращения'],
])('holdsWords, for %s, finds a text with another word of that meaning: %s', (typed, text) => {
  expect(holdsWords(typed)?.(wordKeys(text))).toBe(true);
});

test('holdsWords finds the beginnings of other words with the meaning at the start of a word only', () => {
  expect(holdsWords('yechish')?.(wordKeys('Kecha kechikdi'))).toBe(false);
  expect(holdsWords('stavka')?.(wordKeys('Hisobni tiklash'))).toBe(false);
});

test('holdsWords needs every word, matches parts of words, and returns null for single characters', () => {
  const keys = wordKeys(LATIN);
  expect(holdsWords('kartaga pul')?.(keys)).toBe(true);
  expect(holdsWords('qay')?.(keys)).toBe(true);
  expect(holdsWords('kartaga valyuta')?.(keys)).toBe(false);
  expect(holdsWords(' a ')).toBeNull();
});
