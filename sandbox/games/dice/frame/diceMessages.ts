import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  throw: 'Tashlash',
  dice: 'Zarlar',
  ready: 'Fishkalarni qoʻying va zarlarni tashlang',
  playing: 'Zarlar tashlandi',
  result: '{faces}: jami {sum}.',
  small: 'Kichik',
  smallNote: '4–10',
  big: 'Katta',
  bigNote: '11–17',
  odd: 'Toq',
  even: 'Juft',
  triple: 'Uchta bir xil',
  sumOf: 'Jami {n}',
  number: '{n} raqami',
  pays: 'Toʻlovlar',
  paysEven: 'Kichik, katta, toq, juft',
  paysTotal: 'Jami, masalan {n}',
  paysNumber: 'Raqam bitta, ikkita yoki uchta zarda',
  rules:
    'Uchta zar tashlanadi. Yigʻindiga, raqamga yoki uchta bir xil tushishiga tiking. Uchta bir xil tushsa, kichik, katta, toq va juftga tikilganlar yutqazadi.',
  keys: 'Klaviatura: yoʻnalish tugmalari — joylar boʻylab, Enter — fishka qoʻyish, Backspace — olish, S — tashlash.',
};

export type DiceMessages = typeof uz;

const ru: DiceMessages = {
  throw: 'Бросить',
  dice: 'Кости',
  ready: 'Поставьте фишки и бросьте кости',
  playing: 'Кости брошены',
  result: '{faces}: сумма {sum}.',
  small: 'Малая',
  smallNote: '4–10',
  big: 'Большая',
  bigNote: '11–17',
  odd: 'Нечёт',
  even: 'Чёт',
  triple: 'Три одинаковых',
  sumOf: 'Сумма {n}',
  number: 'Цифра {n}',
  pays: 'Выплаты',
  paysEven: 'Малая, большая, чёт, нечёт',
  paysTotal: 'Сумма, например {n}',
  paysNumber: 'Цифра на одной, двух или трёх костях',
  rules:
    'Бросаются три кости. Ставьте на сумму, на цифру или на три одинаковых. Когда выпадают три одинаковых, ставки на малую, большую, чёт и нечёт проигрывают.',
  keys: 'Клавиатура: стрелки — по полям, Enter — поставить фишку, Backspace — убрать, S — бросить.',
};

/** Messages used by the dice table only. */
export const diceMessages: Record<SandboxLanguage, DiceMessages> = boundMessages<DiceMessages>({ uz, ru });
