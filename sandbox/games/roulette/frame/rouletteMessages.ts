import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  spin: 'Aylantirish',
  wheel: 'Gʻildirak',
  ready: 'Fishkalarni qoʻying va aylantiring',
  playing: 'Gʻildirak aylanmoqda',
  result: '{number}, {colour}.',
  red: 'Qizil',
  black: 'Qora',
  green: 'Yashil',
  even: 'Juft',
  odd: 'Toq',
  low: '1–18',
  high: '19–36',
  dozen: '{n}-oʻnlik',
  column: '{n}-ustun',
  split: '{a} va {b}',
  number: '{n} soni',
  pays: 'Toʻlovlar',
  paysSplit: 'Ikki son (chegaradagi fishka)',
  paysNumber: 'Bitta son',
  paysDozen: 'Oʻnlik yoki ustun',
  paysHalf: 'Qizil, qora, juft, toq, 1–18, 19–36',
  rules:
    'Fishka qiymatini tanlang va joylarga bosing. Nol tushsa, rang, juft-toq va yarimlarga tikilganlar yutqazadi. Ikki songa tikish uchun keng ekranda ular orasidagi chegaraga bosing.',
  keys: 'Klaviatura: yoʻnalish tugmalari — stol boʻylab, Enter — fishka qoʻyish, Backspace — olish, S — aylantirish.',
};

export type RouletteMessages = typeof uz;

const ru: RouletteMessages = {
  spin: 'Крутить',
  wheel: 'Колесо',
  ready: 'Расставьте фишки и крутите',
  playing: 'Колесо крутится',
  result: '{number}, {colour}.',
  red: 'Красное',
  black: 'Чёрное',
  green: 'Зелёное',
  even: 'Чётное',
  odd: 'Нечётное',
  low: '1–18',
  high: '19–36',
  dozen: '{n}-я дюжина',
  column: '{n}-я колонка',
  split: '{a} и {b}',
  number: 'Число {n}',
  pays: 'Выплаты',
  paysSplit: 'Два числа (фишка на границе)',
  paysNumber: 'Одно число',
  paysDozen: 'Дюжина или колонка',
  paysHalf: 'Красное, чёрное, чёт, нечет, 1–18, 19–36',
  rules:
    'Выберите номинал фишки и нажимайте на поля. При выпадении нуля ставки на цвет, чёт-нечет и половины проигрывают. Чтобы поставить на два числа, на широком экране нажмите на границу между ними.',
  keys: 'Клавиатура: стрелки — по столу, Enter — поставить фишку, Backspace — убрать, S — крутить.',
};

/** Messages used by roulette only. */
export const rouletteMessages: Record<SandboxLanguage, RouletteMessages> = boundMessages<RouletteMessages>({ uz, ru });
