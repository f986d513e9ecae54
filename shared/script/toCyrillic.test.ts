import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchKey } from '#shared/search/searchKey.ts';
import { staysLatin } from './staysLatin.ts';
import { toCyrillic } from './toCyrillic.ts';

/** Pairs of Latin and Cyrillic spellings, one per line, written by people who know both. */
const words = readFileSync('shared/script/uzbekWords.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string]);

test('toCyrillic spells each of more than 2,000 listed words like its Cyrillic pair', () => {
  expect(words.length).toBeGreaterThan(2_000);
  expect(
    words.filter(([latin, cyrillic]) => toCyrillic(latin) !== cyrillic).map(([latin]) => [latin, toCyrillic(latin)]),
  ).toEqual([]);
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('toCyrillic keeps capitals of first letters and of whole words', () => {
  // Without brands, which remain Latin: Uzum, Yulduz.
  const converted = words.filter(([latin]) => staysLatin(capital(latin)) === undefined);
  expect(toCyrillic(converted.map(([latin]) => capital(latin)).join('\n'))).toBe(
    converted.map(([, cyrillic]) => capital(cyrillic)).join('\n'),
  );
  expect(toCyrillic('OʻYINLAR, YANGI SHARTLAR')).toBe('ЎЙИНЛАР, ЯНГИ ШАРТЛАР');
});

test.each([
  ["Bo'ldi, g'olib tog'da", 'Бўлди, ғолиб тоғда'],
  ['Bo’ldi, g‘olib ma’nosi', 'Бўлди, ғолиб маъноси'],
  ['Bo`ldi, maʼno', 'Бўлди, маъно'],
  ["'bog' va 'avto'", "'бог' ва 'авто'"],
  ['«Togʻ» va "bog\'"', '«Тоғ» ва "боғ"'],
  ['{name}ga {sum} toʻlandi', '{name}га {sum} тўланди'],
  ['Kamida $$min$$ ta belgi', 'Камида $$min$$ та белги'],
  ['Yoki .jsonl yoki .csv, hisob.pdf. Fayl', 'Ёки .jsonl ёки .csv, hisob.pdf. Файл'],
  ['JSON Lines fayl', 'JSON Lines файл'],
  ['<b>Yangi</b> oʻyin&nbsp;bor', '<b>Янги</b> ўйин&nbsp;бор'],
  ['Litsenziya № 0042/AB, 24/7 va 2/3 qism', 'Лицензия № 0042/AB, 24/7 ва 2/3 қисм'],
  ['[qoidalar](/rules) va https://yulduz.uz/uz', '[қоидалар](/rules) ва https://yulduz.uz/uz'],
  ['support@yulduz.example ga yozing', 'support@yulduz.example га ёзинг'],
  ['Telegramda @yulduz_bot', 'Telegramда @yulduz_bot'],
  ['100 000 UZS, VIP-daraja, P2P, 18dan', '100 000 UZS, VIP-даража, P2P, 18дан'],
  ['Humo yoki Uzcard kartasi', 'Humo ёки Uzcard картаси'],
  ['(https) va (seed), Sumsub tekshiradi', '(https) ва (seed), Sumsub текширади'],
  ['JavaScriptsiz, Uzcardga, Clickda, Facebookda', 'JavaScriptсиз, Uzcardга, Clickда, Facebookда'],
  ['YouTubeda, WhatsAppda, iPhoneda, iOSda, Cookielar', 'YouTubeда, WhatsAppда, iPhoneда, iOSда, Cookieлар'],
  ['AQSHda, MCHJning, JSHSHIRni, OAVga, XXIda', 'АҚШда, МЧЖнинг, ЖШШИРни, ОАВга, XXIда'],
  ['IIVga, OʻzFA, OʻzMUda, IDni, SHarq', 'ИИВга, ЎзФА, ЎзМУда, IDни, Шарқ'],
  ['3D, 4K, 5G, 2FA, 1xbet, 3Dli, 2FAni, 1xbetda', '3D, 4K, 5G, 2FA, 1xbet, 3Dли, 2FAни, 1xbetда'],
  ['18dan, 5ta, 3-oʻrin, 24soat', '18дан, 5та, 3-ўрин, 24соат'],
  ['Wi-Fi orqali, wi-fi orqali', 'Wi-Fi орқали, wi-fi орқали'],
  ['Enter, Shift, SIM-karta, Linux, Yandex, Free Spins', 'Enter, Shift, SIM-карта, Linux, Yandex, Free Spins'],
  ['«Share», «Add to Home Screen» bandi', '«Share», «Add to Home Screen» банди'],
  ['Book of Ra va Gates of Olympus', 'Book of Ra ва Gates of Olympus'],
  ['«Yulduz Namuna» MCHJ, «Yulduz»da', '«Yulduz Namuna» МЧЖ, «Yulduz»да'],
  ['«Speed Wheel» va «Candy of the Kings» oʻyini', '«Speed Wheel» ва «Candy of the Kings» ўйини'],
  ['«Haftalik poyga» va «Click orqali»', '«Ҳафталик пойга» ва «Click орқали»'],
  ['XX asr', 'XX аср'],
  ['va/yoki', 'ва/ёки'],
])('toCyrillic, for %s, returns %s', (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic);
});

const text = fc
  .array(
    fc.oneof(fc.constantFrom(...words.map(([latin]) => latin)), fc.constantFrom(' ', ', ', '. ', ' — ', '\n', '2026-')),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(' '));

test('toCyrillic, for any text, keeps placeholders, tags and addresses, and is idempotent', () => {
  const tokens = fc.constantFrom(
    '{name}',
    '{count, number}',
    '$$symbols$$',
    '<strong class="boʻsh">',
    '</strong>',
    'https://t.me/yulduz?start=boshlash',
    'name@example.com',
    '&nbsp;',
    '`kod`',
    '@yordam',
    'MP4',
    'promo_kod',
  );
  fc.assert(
    fc.property(text, tokens, text, (before, token, after) => {
      const once = toCyrillic(`${before} ${token} ${after}`);
      expect(once).toContain(` ${token} `);
      expect(once.replace(token, '')).not.toMatch(/[oʻ]ʻ|sh|[aeiou]/);
      expect(toCyrillic(once)).toBe(once);
    }),
  );
});

test('toCyrillic, for Cyrillic text, returns it unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words.map(([, cyrillic]) => cyrillic))), (all) => {
      expect(toCyrillic(all.join(' '))).toBe(all.join(' '));
    }),
  );
});

test('searchKey returns the same key for both spellings of native words', () => {
  // Not months and the budget, whose Latin spelling lost a letter that the Cyrillic one has.
  const native = words.filter(
    ([latin, cyrillic]) => !/[цьъё]/i.test(cyrillic) && !/ʼ|’|ye|budjet|(?:sent|okt)abr/i.test(latin),
  );
  expect(native.length).toBeGreaterThan(1_500);
  expect(native.filter(([latin, cyrillic]) => searchKey(latin) !== searchKey(cyrillic)).slice(0, 20)).toEqual([]);
});
