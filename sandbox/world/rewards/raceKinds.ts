import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { pointPrice } from './pointPrice.ts';

/** A condition of joining. */
export type RaceCondition =
  /** sysname of a level of the club */
  | { type: 'level'; level: string }
  /** Total deposits: minor units of UZS. */
  | { type: 'deposit'; sum: number }
  | { type: 'verification' | 'contact' }
  | { type: 'currency'; currency: string }
  /** Only for prize winners of last week's race of that kind. */
  | { type: 'invitation'; race: RaceKind['sysname'] }
  /** A maximum of participants, the network's players included. */
  | { type: 'places'; count: number };

export interface RaceKind {
  sysname: 'daily' | 'weekly' | 'caravan' | 'masters' | 'circle';
  span: 'day' | 'week';
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  /** One rule a line. */
  terms: Record<SandboxLanguage, string>;
  /** Name of a picture of /uploads/banners, without its size. */
  picture: string;
  /** Whether players must join to take part. */
  needJoin: boolean;
  /** Prizes by place: minor units of money, or points of the club. */
  prizes: { unit: 'money' | 'points'; amounts: readonly number[] };
  rivals: number;
  /** Final points of the best rival. */
  best: number;
  /** The range of catalogue games that take part. */
  games: [from: number, to: number];
  /** Conditions of joining; without any, every player may join. */
  conditions?: readonly RaceCondition[];
}

const price = pointPrice.texts;
/** Minor units. */
const MASTERS = { deposit: 500_000_00, places: 80 };

/** The recurring races, daily and weekly. */
export const raceKinds: readonly RaceKind[] = [
  {
    sysname: 'weekly',
    span: 'week',
    name: { uz: 'Haftalik poyga', ru: 'Недельная гонка' },
    text: {
      uz: `Qoʻshiling va tanlangan oʻyinlarda tiking: har ${price.uz} tikish uchun 1 ochko. Eng koʻp ochko toʻplaganlar pul sovrinini oladi.`,
      ru: `Участвуйте и делайте ставки в выбранных играх: 1 очко за каждые ${price.ru}. Лидеры получат денежные призы.`,
    },
    terms: {
      uz: [
        `Pulga tikilgan har ${price.uz} uchun 1 ochko`,
        'Faqat qoʻshilgandan keyingi tikishlar hisoblanadi',
        'Demo oʻyinlar va bepul aylanishlar hisobga olinmaydi',
        'Sovrinlar pulda, aylanmasiz beriladi va turnir tugashi bilan hisobga tushadi',
      ].join('\n'),
      ru: [
        `1 очко за каждые ${price.ru} настоящих ставок`,
        'Считаются только ставки после вступления',
        'Демо-игры и фриспины не учитываются',
        'Призы деньгами, без вейджера: зачисляются сразу после окончания турнира',
      ].join('\n'),
    },
    picture: 'tournament',
    needJoin: true,
    prizes: {
      unit: 'money',
      amounts: [
        5_000_000_00, 3_000_000_00, 1_500_000_00, 700_000_00, 500_000_00, 300_000_00, 200_000_00, 100_000_00, 50_000_00,
        50_000_00,
      ],
    },
    rivals: 60,
    best: 18_000,
    games: [0, 24],
  },
  {
    sysname: 'daily',
    span: 'day',
    name: { uz: 'Kunlik sprint', ru: 'Дневной спринт' },
    text: {
      uz: 'Yozilish shart emas: bugungi tikishlaringiz oʻzi hisoblanadi. Sovrinlar klub ballarida.',
      ru: 'Записываться не нужно: сегодняшние ставки считаются сами. Призы в баллах клуба.',
    },
    terms: {
      uz: [
        `Pulga tikilgan har ${price.uz} uchun 1 ochko`,
        'Toshkent vaqti bilan 0:00dan 23:59gacha',
        'Demo oʻyinlar va bepul aylanishlar hisobga olinmaydi',
        'Sovrinlar klub ballarida, ularni klub doʻkonida sarflash mumkin',
      ].join('\n'),
      ru: [
        `1 очко за каждые ${price.ru} настоящих ставок`,
        'С 0:00 до 23:59 по ташкентскому времени',
        'Демо-игры и фриспины не учитываются',
        'Призы в баллах клуба: их можно потратить в магазине клуба',
      ].join('\n'),
    },
    picture: 'crash',
    needJoin: false,
    prizes: { unit: 'points', amounts: [500, 300, 200, 100, 50] },
    rivals: 30,
    best: 1_800,
    games: [8, 32],
  },
  {
    sysname: 'caravan',
    span: 'week',
    name: { uz: 'Karvon yoʻli', ru: 'Путь каравана' },
    text: {
      uz: 'Sokinroq bellashuv: ishtirokchi kamroq, oʻyinlar roʻyxati uzunroq. Qoʻshiling va hafta oxirigacha ochko toʻplang.',
      ru: 'Спокойное состязание: меньше участников, длиннее список игр. Вступайте и набирайте очки до конца недели.',
    },
    terms: {
      uz: [
        `Pulga tikilgan har ${price.uz} uchun 1 ochko`,
        'Faqat qoʻshilgandan keyingi tikishlar hisoblanadi',
        'Demo oʻyinlar va bepul aylanishlar hisobga olinmaydi',
        'Sovrinlar pulda, aylanmasiz beriladi va turnir tugashi bilan hisobga tushadi',
      ].join('\n'),
      ru: [
        `1 очко за каждые ${price.ru} настоящих ставок`,
        'Считаются только ставки после вступления',
        'Демо-игры и фриспины не учитываются',
        'Призы деньгами, без вейджера: зачисляются сразу после окончания турнира',
      ].join('\n'),
    },
    picture: 'caravan',
    needJoin: true,
    prizes: {
      unit: 'money',
      amounts: [2_000_000_00, 1_000_000_00, 500_000_00, 250_000_00, 250_000_00, 100_000_00, 100_000_00, 100_000_00],
    },
    rivals: 24,
    best: 7_000,
    games: [24, 72],
  },
  {
    sysname: 'masters',
    span: 'week',
    name: { uz: 'Ustalar bellashuvi', ru: 'Турнир мастеров' },
    text: {
      uz: 'Klubning «Zuhro» darajasidan boshlab: joylar oz, sovrinlar katta.',
      ru: 'Для игроков клуба с уровня «Зухро»: мест мало, призы крупные.',
    },
    terms: {
      uz: [
        `Pulga tikilgan har ${price.uz} uchun 1 ochko`,
        `Kerak: «Zuhro» darajasi, hisobni jami ${sumText(MASTERS.deposit).uz}ga toʻldirish va tasdiqlangan shaxs. ${MASTERS.places} ta joy bor`,
        'Faqat qoʻshilgandan keyingi tikishlar hisoblanadi',
        'Sovrinlar pulda, aylanmasiz beriladi va turnir tugashi bilan hisobga tushadi',
      ].join('\n'),
      ru: [
        `1 очко за каждые ${price.ru} настоящих ставок`,
        `Нужны: уровень «Зухро», пополнения на ${sumText(MASTERS.deposit).ru} в сумме и подтверждённая личность. Всего ${MASTERS.places} мест`,
        'Считаются только ставки после вступления',
        'Призы деньгами, без вейджера: зачисляются сразу после окончания турнира',
      ].join('\n'),
    },
    picture: 'jackpot',
    needJoin: true,
    prizes: { unit: 'money', amounts: [4_000_000_00, 2_000_000_00, 1_000_000_00, 500_000_00, 500_000_00] },
    rivals: 40,
    best: 22_000,
    games: [0, 40],
    conditions: [
      { type: 'level', level: 'zuhro' },
      { type: 'deposit', sum: MASTERS.deposit },
      { type: 'verification' },
      { type: 'places', count: MASTERS.places },
    ],
  },
  {
    sysname: 'circle',
    span: 'week',
    name: { uz: 'Gʻoliblar davrasi', ru: 'Круг победителей' },
    text: {
      uz: 'Oʻtgan haftaning Haftalik poygasida sovrin olganlar uchun.',
      ru: 'Для тех, кто взял приз в Недельной гонке на прошлой неделе.',
    },
    terms: {
      uz: [
        `Pulga tikilgan har ${price.uz} uchun 1 ochko`,
        'Kerak: Haftalik poygadagi sovrin, tasdiqlangan telefon yoki e-pochta hamda soʻmdagi asosiy hisob',
        'Faqat qoʻshilgandan keyingi tikishlar hisoblanadi',
        'Sovrinlar pulda, aylanmasiz beriladi va turnir tugashi bilan hisobga tushadi',
      ].join('\n'),
      ru: [
        `1 очко за каждые ${price.ru} настоящих ставок`,
        'Нужны: приз в Недельной гонке, подтверждённый телефон или почта, основной счёт в сумах',
        'Считаются только ставки после вступления',
        'Призы деньгами, без вейджера: зачисляются сразу после окончания турнира',
      ].join('\n'),
    },
    picture: 'samarkand',
    needJoin: true,
    prizes: { unit: 'money', amounts: [1_000_000_00, 500_000_00, 250_000_00] },
    rivals: 9,
    best: 9_000,
    games: [8, 48],
    conditions: [{ type: 'invitation', race: 'weekly' }, { type: 'contact' }, { type: 'currency', currency: 'UZS' }],
  },
];
