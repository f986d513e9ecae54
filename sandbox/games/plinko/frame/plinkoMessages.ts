import { boundMessages } from '#sandbox/games/frame/boundMessages.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const uz = {
  drop: 'Tashlash',
  risk: 'Tavakkal',
  riskLess: 'Tavakkalni kamaytirish',
  riskMore: 'Tavakkalni oshirish',
  low: 'Past',
  medium: 'Oʻrta',
  high: 'Yuqori',
  last: 'Oxirgi natijalar',
  board: 'Taxta: 12 qator',
  ready: 'Tikish va tavakkalni tanlab, sharni tashlang',
  falls: 'Shar tushmoqda',
  result: '×{times}. Qaytdi: {sum}',
  won: '×{times}. Yutuq: {sum}',
  rules:
    'Shar 12 qator qoziqdan oʻtib, har qatorda chapga yoki oʻngga ketadi. U tushgan katak tikishingiz necha baravar qaytishini koʻrsatadi: chekkalarda koʻp, oʻrtada kam.',
  rulesRisk:
    'Tavakkal qancha yuqori boʻlsa, chekka kataklar shuncha koʻp, oʻrtadagilar shuncha kam beradi. Oʻrtacha qaytim bir xil.',
  keys: 'Klaviatura: boʻsh joy tugmasi — sharni tashlash.',
};

export type PlinkoMessages = typeof uz;

const ru: PlinkoMessages = {
  drop: 'Бросить',
  risk: 'Риск',
  riskLess: 'Уменьшить риск',
  riskMore: 'Увеличить риск',
  low: 'Низкий',
  medium: 'Средний',
  high: 'Высокий',
  last: 'Последние результаты',
  board: 'Доска: 12 рядов',
  ready: 'Выберите ставку и риск и бросьте шар',
  falls: 'Шар падает',
  result: '×{times}. Вернулось: {sum}',
  won: '×{times}. Выигрыш: {sum}',
  rules:
    'Шар проходит 12 рядов штырьков и в каждом уходит влево или вправо. Ячейка, в которую он упал, показывает, во сколько раз возвращается ставка: по краям много, в середине мало.',
  rulesRisk: 'Чем выше риск, тем больше дают края и тем меньше середина. Средняя отдача одинакова.',
  keys: 'Клавиатура: пробел — бросить шар.',
};

/** Messages used by plinko only. */
export const plinkoMessages: Record<SandboxLanguage, PlinkoMessages> = boundMessages<PlinkoMessages>({ uz, ru });
