import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  chip: 'Fishka',
  chipLess: 'Kichikroq fishka',
  chipMore: 'Kattaroq fishka',
  total: 'Jami tikish',
  undo: 'Oxirgi fishkani olish',
  clear: 'Stolni tozalash',
  repeat: 'Oldingi tikishni takrorlash',
  table: 'Tikish stoli',
  last: 'Oxirgi natijalar',
  ready: 'Fishkalarni stolga qoʻying',
  empty: 'Avval stolga fishka qoʻying',
  playing: 'Oʻyin ketmoqda',
  won: 'Yutuq: {sum}',
  tooMuch: 'Bitta oʻyinda eng koʻpi bilan {sum} tikiladi',
};

export type ChipMessages = typeof uz;

const ru: ChipMessages = {
  chip: 'Фишка',
  chipLess: 'Фишка меньше',
  chipMore: 'Фишка больше',
  total: 'Всего поставлено',
  undo: 'Убрать последнюю фишку',
  clear: 'Очистить стол',
  repeat: 'Повторить прошлую ставку',
  table: 'Стол для ставок',
  last: 'Последние результаты',
  ready: 'Поставьте фишки на стол',
  empty: 'Сначала поставьте фишку на стол',
  playing: 'Идёт игра',
  won: 'Выигрыш: {sum}',
  tooMuch: 'За одну игру можно поставить не больше {sum}',
};

/** Messages that all tables with chips share. */
export const chipMessages: Record<SandboxLanguage, ChipMessages> = boundMessages<ChipMessages>({ uz, ru });
