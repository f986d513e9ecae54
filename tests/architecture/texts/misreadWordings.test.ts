import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/**
 * Wordings that a reader understands otherwise than they are meant, in the languages' own words; single terms are in docs/terms.md. The
 * example shows that the pattern finds what it is about.
 */
const MISREAD = [
  [
    'the regulator has closed the account, not suspended it',
    /talabga binoan yopildi|закрыт по требованию/,
    'Аккаунт закрыт по требованию',
  ],
  ['a budget is a spending plan', /oʻyinga shuncha sarflaysiz/, 'Bir oylik oʻyinga shuncha sarflaysiz'],
  ['a decision is the latest, not final', /qaror oxirgi|решение последнее/, 'Bu qaror oxirgi: …'],
  ['a bonus with terms is money at once', /sovgʻa darhol|подарок сразу/, 'Подарок сразу поступит на счёт'],
  ['a deposit takes money from the casino’s account', /hisobingizdan pul yechilmadi/, 'Hisobingizdan pul yechilmadi.'],
  ['one language asks for documents', /tushuntirish va hujjatlar uchun/, 'Tushuntirish va hujjatlar uchun yozing'],
  [
    'every window can be closed',
    /(?<!reklama oynalarida «)yopish» tugmasi doim|«закрыть» есть всегда/,
    'Кнопка «Закрыть» есть всегда',
  ],
  ['strangers choose a password', /begonalar parol tanla/, 'Begonalar parol tanlaganda'],
  ['the word of the law for what is forbidden', /qimor/, 'Qimor qaramlikka olib kelishi mumkin'],
  ['a payout is refused as if it were a deposit', /toʻlov rad etildi, pul/, 'Toʻlov rad etildi, pul qaytdi'],
  [
    'points that may be spent are promised',
    /ballaringiz doʻkondagi|баллов хватит на/,
    'Ballaringiz doʻkondagi sovgʻalarga yetadi',
  ],
  ['a passive without a subject', /bilishingiz belgilanmagan/, 'Oqibatini bilishingiz belgilanmagan'],
  [
    'bets on money, not with money',
    /pulga qilingan tikishlardan yutuq/,
    'Asosiy hisobdagi pulga qilingan tikishlardan yutuqlar',
  ],
  ['cashback waits for receiving', /olinishini kutadi/, 'keshbek 7 kun olinishini kutadi'],
  ['a difference without its ending', /\{sum\} (?:koʻp|kam)(?!\p{L})/u, 'Komissiya {sum} koʻp'],
  ['a case form as a label', /: "(?:kundan|kungacha)"/, '"bets.from": "Kundan"'],
  ['a number has ended', /foydalanish soni tuga/, 'Bu promokoddan foydalanish soni tugagan'],
  ['the road of a request', /soʻrovning yoʻli/, 'Soʻrovning yoʻli'],
  ['about money, in the wrong case', /mablagʻ haqida[^.]* yordam/, 'mablagʻ haqida xizmat yordam beradi'],
  ['a shape where a form is meant', /shaklni och|shakl orqali/, 'Shaklni ochib boʻlmadi'],
  ['an apostrophe for minutes', /\{n\}ʼ/, 'minute: "{n}ʼ"'],
  ['a visit that is no sentence', /bu tashrif hozirgacha|этот визит на/, 'Bu tashrif hozirgacha: {n} kB'],
  ['a unit that fits one number', /через \{seconds\} секунд/, 'через {seconds} секунд'],
  [
    'an order to stake money',
    /oʻyinlarida haqiqiy pulga tiking|играйте на деньги в игры/,
    'Играйте на деньги в игры джекпота',
  ],
  ['a reproach', /koʻp oʻynadingiz/, 'Koʻp oʻynadingiz.'],
  ['luck that comes', /omad keltir|тому везёт/, 'Humo kimga qoʻnsa, omad keltiradi'],
  ['for twenty-four hours', /(?<!kuniga )24 soat (?:aloqada|ishlaydi|javob)/, 'Bizga yozing: 24 soat aloqadamiz'],
  ['a service answers instead of explaining', /как их получить, ответит/, 'Как их получить, ответит поддержка'],
] as const;

const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
const lines = [
  ...['client', 'server'].flatMap((side) =>
    LOCALES.flatMap((locale) => {
      const folder = `${side}/i18n/messages/${locale}`;
      return readdirSync(folder).map((file) => ({
        name: `${folder}/${file}`,
        text: readFileSync(`${folder}/${file}`, 'utf8'),
      }));
    }),
  ),
  ...sourceFiles('sandbox', 'client', 'server'),
].flatMap(({ name, text }) =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .filter((line) => !COMMENT.test(line))
    .map((line) => `${name}: ${line.trim()}`),
);

test.each(MISREAD)('no text can be misread: %s', (_meaning, pattern, example) => {
  expect(example.toLowerCase()).toMatch(pattern);
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines.filter((line) => pattern.test(line))).toEqual([]);
});
