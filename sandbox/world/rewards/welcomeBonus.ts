import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bonusKinds, MAX_BONUS_BET } from './bonusKinds.ts';
import { russianCount } from './russianCount.ts';

type LocalizedText = Record<SandboxLanguage, string>;

const { wager, days } = bonusKinds.firstDeposit;
/** Minor units. */
const MIN = 20_000_00;
const MAX = 1_000_000_00;

const min = sumText(MIN);
const max = sumText(MAX);
const EXAMPLE = 100_000_00;
const paid = sumText(EXAMPLE);
const bets = sumText(EXAMPLE * wager);
const maxBet = sumText(MAX_BONUS_BET);

/** The bonus for a first deposit; every page that mentions it uses these figures and terms. */
export const welcomeBonus = {
  percent: 100,
  min: MIN,
  max: MAX,
  excludeMethods: ['usdt'],
  wager: `×${wager}`,
  texts: { min, max, maxBet, days: { uz: `${days} kun`, ru: russianCount(days, 'day') } },
  title: { uz: 'Birinchi toʻldirishga 100%', ru: '100% к первому пополнению' },
  /** The terms in one sentence. */
  summary: {
    uz: `${min.uz}dan toʻldiring: ${max.uz}gacha bonus. Aylanma ×${wager}, muddat ${days} kun.`,
    ru: `Пополните от ${min.ru}: бонус до ${max.ru}. Вейджер ×${wager}, срок ${russianCount(days, 'day')}.`,
  },
  /** For small cards. */
  short: {
    uz: `${max.uz}gacha bonus. Aylanma ×${wager}, muddat ${days} kun.`,
    ru: `Бонус до ${max.ru}. Вейджер ×${wager}, срок ${russianCount(days, 'day')}.`,
  },
  example: {
    uz: `${paid.uz} kiritsangiz, yana ${paid.uz} bonus beriladi. Uni pulga aylantirish uchun ${days} kunda slotlarda jami ${bets.uz} tikish kerak.`,
    ru: `Вносите ${paid.ru} и получаете ещё ${paid.ru} бонуса. Чтобы он стал деньгами, за ${russianCount(days, 'day')} нужно поставить в слотах всего ${bets.ru}.`,
  },
  facts: [
    { label: { uz: 'Eng kam toʻldirish', ru: 'Минимальное пополнение' }, value: min },
    { label: { uz: 'Eng katta bonus', ru: 'Максимальный бонус' }, value: max },
    { label: { uz: 'Aylanma', ru: 'Вейджер' }, value: { uz: `×${wager}`, ru: `×${wager}` } },
    { label: { uz: 'Muddat', ru: 'Срок' }, value: { uz: `${days} kun`, ru: russianCount(days, 'day') } },
  ],
  terms: {
    uz: [
      'Taklif bir kishiga bir marta, faqat birinchi toʻldirish uchun. USDT bilan toʻldirishda ishlamaydi.',
      `Aylanmaga faqat slotlardagi ${maxBet.uz}gacha tikishlar hisoblanadi. Jonli, tezkor va stol oʻyinlari hisoblanmaydi.`,
      'Avval oʻz pulingiz, keyin bonus tikiladi. Pul yechsangiz yoki muddat tugasa, bonus kuyadi, oʻz pulingiz qoladi.',
      'Bonusdan istalgan paytda voz kechish mumkin.',
    ],
    ru: [
      'Предложение даётся одному человеку один раз, только к первому пополнению. При пополнении в USDT не действует.',
      `В вейджер идут только ставки в слотах до ${maxBet.ru}. Live-игры, быстрые и настольные игры не засчитываются.`,
      'Сначала тратятся ваши деньги, потом бонус. При выводе или по истечении срока бонус сгорает, ваши деньги остаются.',
      'Отказаться от бонуса можно в любой момент.',
    ],
  },
} satisfies {
  title: LocalizedText;
  summary: LocalizedText;
  short: LocalizedText;
  example: LocalizedText;
  facts: readonly { label: LocalizedText; value: LocalizedText }[];
  terms: Record<SandboxLanguage, string[]>;
  [key: string]: unknown;
};
