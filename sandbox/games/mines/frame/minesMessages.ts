import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  start: 'Boshlash',
  take: 'Olish: {sum}',
  openFirst: 'Katakni oching',
  mines: 'Minalar',
  minesLess: 'Minalarni kamaytirish',
  minesMore: 'Minalarni koʻpaytirish',
  last: 'Oxirgi natijalar',
  board: 'Oʻyin maydoni, 5 × 5',
  cell: '{row}-qator, {column}-ustun',
  closed: 'yopiq',
  safe: 'xavfsiz',
  mine: 'mina',
  ready: 'Tikish va minalar sonini tanlang',
  opens: 'Katakni tanlang. Keyingisi ×{times}',
  asks: 'Katak ochilmoqda',
  safeNow: 'Xavfsiz: ×{times}, {sum}',
  hit: 'Mina! Tikish yutqazildi',
  taken: '×{times} bilan olindi. Yutuq: {sum}',
  rules:
    '25 katakning bir nechtasida mina bor. Har bir xavfsiz katak koʻpaytmani oshiradi. Istagan paytda yutuqni oling; minaga tushsangiz, tikish yutqaziladi.',
  rulesHigh: 'Koʻpaytma ×{highest}ga yetsa yoki barcha xavfsiz kataklar ochilsa, yutuq oʻzi toʻlanadi.',
  rulesLost: 'Aloqa uzilsa yoki sahifa yopilsa, maydon siz qoldirgan holatda kutadi.',
  keys: 'Klaviatura: yoʻnalish tugmalari — kataklar boʻylab, Enter — ochish.',
};

export type MinesMessages = typeof uz;

const ru: MinesMessages = {
  start: 'Начать',
  take: 'Забрать: {sum}',
  openFirst: 'Откройте клетку',
  mines: 'Мины',
  minesLess: 'Меньше мин',
  minesMore: 'Больше мин',
  last: 'Последние результаты',
  board: 'Игровое поле, 5 × 5',
  cell: 'ряд {row}, столбец {column}',
  closed: 'закрыта',
  safe: 'безопасно',
  mine: 'мина',
  ready: 'Выберите ставку и число мин',
  opens: 'Выберите клетку. Следующая ×{times}',
  asks: 'Клетка открывается',
  safeNow: 'Безопасно: ×{times}, {sum}',
  hit: 'Мина! Ставка проиграна',
  taken: 'Забрали на ×{times}. Выигрыш: {sum}',
  rules:
    'Под несколькими из 25 клеток лежат мины. Каждая безопасная клетка повышает множитель. Забирайте выигрыш в любой момент; на мине ставка проигрывает.',
  rulesHigh: 'Когда множитель достигает ×{highest} или открыты все безопасные клетки, выигрыш выплачивается сам.',
  rulesLost: 'Если связь прервалась или страница закрыта, поле ждёт вас таким, каким вы его оставили.',
  keys: 'Клавиатура: стрелки — по клеткам, Enter — открыть.',
};

/** Messages used by mines only. */
export const minesMessages: Record<SandboxLanguage, MinesMessages> = boundMessages<MinesMessages>({ uz, ru });
