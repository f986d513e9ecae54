import { expect, test } from 'vitest';
import { bindFigures } from './bindFigures.ts';
import { toCyrillic } from './toCyrillic.ts';

/** No-break spaces as `_` and word joiners as `^`, so that they show. */
const bound = (text: string) => bindFigures(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '^');

test.each([
  ['Maʼlumot 24 soat ichida', 'Maʼlumot 24_soat ichida'],
  ['18 yoshga toʻlganman', '18_yoshga toʻlganman'],
  ['6 xonali kod', '6_xonali kod'],
  ['{count} ta qoldi', '{count}_ta qoldi'],
  ['1 tadan 40 tagacha belgi', '1_tadan 40_tagacha belgi'],
  ['{hours} soat {minutes} daqiqa', '{hours}_soat {minutes}_daqiqa'],
  ['Kamida $$min$$ ta belgi', 'Kamida $$min$$_ta belgi'],
  ['6 oyga, 6 oyna', '6_oyga, 6 oyna'],
  ['Masalan, 1 300 000', 'Masalan, 1_300_000'],
  ['{date} kuni', '{date}_kuni'],
  ['5 ish kuni ichida', '5_ish kuni ichida'],
  ['Вам исполнилось 18 лет', 'Вам исполнилось 18_лет'],
  ['{hours} ч {minutes} мин', '{hours}_ч {minutes}_мин'],
  [
    '{n, plural, one {{n} день} few {{n} дня} other {{n} дней}}',
    '{n, plural, one {{n}_день} few {{n}_дня} other {{n}_дней}}',
  ],
  ['закончилась 31 октября 2026 года', 'закончилась 31_октября 2026_года'],
  ['через 30 с. Код из 6 цифр', 'через 30_с. Код из 6_цифр'],
  ['Операция № {id}, № 5', 'Операция №_{id}, №_5'],
  ['{n} kB', '{n}_kB'],
  ['{level} · {points} ball', '{level}_· {points}_ball'],
  ['Egasi: A. Karimov', 'Egasi: A._Karimov'],
  ['Владелец А. Каримов', 'Владелец А._Каримов'],
  ['Tasdiqlangan e-pochta hisobni tiklaydi', 'Tasdiqlangan e-^pochta hisobni tiklaydi'],
  ['Сеть TRC-20, зачисляется после проверки', 'Сеть TRC-^20, зачисляется после проверки'],
  ['Что-то пошло не так, покажите QR-код ещё раз', 'Что-^то пошло не так, покажите QR-^код ещё раз'],
])('bindFigures, for %j, gives %j', (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each([
  '{name} oʻyini',
  'от {min} до {max}',
  '24 tilla',
  '1. Usul',
  'Qoidalar RTP. Oʻyin',
  'Сегодня в 5 часть',
  'Men ham',
  'Telefon yoki e-pochta',
  'Manzil https://yulduz.test/e-pochta va @e-pochta nomi',
  'Слот-игры и онлайн-казино на каждый день',
])('bindFigures, for %j, changes nothing', (text) => {
  expect(bindFigures(text)).toBe(text);
});

test('bound text is transliterated like unbound text, and is bound once', () => {
  const text = '18 yoshga toʻlganlar uchun 24 soat ichida';
  expect(toCyrillic(bindFigures(text))).toBe('18\u00a0ёшга тўлганлар учун 24\u00a0соат ичида');
  expect(bindFigures(bindFigures(text))).toBe(bindFigures(text));
  const paired = 'Tasdiqlangan e-pochta hisobni tiklashga yordam beradi';
  expect(toCyrillic(bindFigures(paired)).replaceAll('\u2060', '')).toBe(toCyrillic(paired));
  expect(bindFigures(bindFigures(paired))).toBe(bindFigures(paired));
});
