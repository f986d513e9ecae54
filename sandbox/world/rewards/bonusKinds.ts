import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

type LocalizedText = Record<SandboxLanguage, string>;

interface Kind {
  type: 'casino' | 'betting';
  /** The wagering requirement, as a multiple of the amount. */
  wager: number;
  days: number;
  title: LocalizedText;
  text: LocalizedText;
}

/** Minor units: a larger bet uses no bonus money and does not count towards wagering. */
export const MAX_BONUS_BET = 25_000_00;

const maxBet = sumText(MAX_BONUS_BET);
const slots = {
  uz: `Slotlardagi ${maxBet.uz}gacha tikishlar hisobga olinadi. Muddat tugasa yoki pul yechsangiz, bonus kuyadi.`,
  ru: `Засчитываются ставки в слотах до ${maxBet.ru}. По истечении срока или при выводе бонус сгорает.`,
};

/** All kinds of bonuses, by their occasion. */
export const bonusKinds = {
  welcome: {
    type: 'casino',
    wager: 20,
    days: 3,
    title: { uz: 'Tanishuv bonusi', ru: 'Бонус за знакомство' },
    text: slots,
  },
  firstDeposit: {
    type: 'casino',
    wager: 30,
    days: 7,
    title: { uz: 'Birinchi toʻldirishga 100%', ru: '100% к первому пополнению' },
    text: slots,
  },
  reload: {
    type: 'casino',
    wager: 25,
    days: 7,
    title: { uz: 'Haftalik toʻldirishga 50%', ru: '50% к пополнению недели' },
    text: slots,
  },
  promo: {
    type: 'casino',
    wager: 20,
    days: 7,
    title: { uz: 'Promokod bonusi', ru: 'Бонус по промокоду' },
    text: slots,
  },
  freeBet: {
    type: 'betting',
    wager: 3,
    days: 14,
    title: { uz: 'Sportga bepul tikish', ru: 'Фрибет на спорт' },
    text: {
      uz: 'Aylanmasi ×3: koeffitsiyenti kamida 1,5 boʻlgan tikishlar hisobga olinadi.',
      ru: 'Вейджер ×3: засчитываются ставки с коэффициентом от 1,5.',
    },
  },
} as const satisfies Record<string, Kind>;

export type BonusKind = keyof typeof bonusKinds;
