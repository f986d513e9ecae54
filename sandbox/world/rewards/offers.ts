import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type BonusKind, bonusKinds, MAX_BONUS_BET } from './bonusKinds.ts';
import { russianCount } from './russianCount.ts';
import { welcomeBonus } from './welcomeBonus.ts';

type LocalizedText = Record<SandboxLanguage, string>;

export interface OfferData {
  id: number;
  sysname: string;
  /** `user_satisfies_params` needs a deposit, `action` does not. */
  trigger: 'action' | 'user_satisfies_params';
  excludeMethods?: readonly string[];
  title: LocalizedText;
  text: LocalizedText;
  /** The picture's name under /uploads/banners. */
  picture: string;
  /** The decisive figures, each with its label. */
  facts: readonly { label: LocalizedText; value: LocalizedText }[];
  /** In plain language, one a line. */
  terms: Record<SandboxLanguage, string[]>;
  promotion: { type: string; title: LocalizedText };
  /** A share of the deposit, minor units. */
  deposit?: { kind: BonusKind; percent: number; max: number; min: number; isFirst: boolean };
  spins?: { count: number; bet: number; days: number };
}

const minFact = (value: LocalizedText) => ({
  label: { uz: 'Eng kam toʻldirish', ru: 'Минимальное пополнение' },
  value,
});
const maxFact = (value: LocalizedText) => ({
  label: { uz: 'Eng katta bonus', ru: 'Максимальный бонус' },
  value,
});
const wager = (value: string) => ({ label: { uz: 'Aylanma', ru: 'Вейджер' }, value: { uz: value, ru: value } });
const term = (days: number) => ({
  label: { uz: 'Muddat', ru: 'Срок' },
  value: { uz: `${days} kun`, ru: russianCount(days, 'day') },
});

/** Minor units. */
const RELOAD = { percent: 50, max: 500_000_00, min: 50_000_00 };
const GIFT = { count: 20, bet: 1_000_00, days: 7 };
const EXAMPLE = 200_000_00;

const again = bonusKinds.reload;
const [from, upTo, maxBet] = [sumText(RELOAD.min), sumText(RELOAD.max), sumText(MAX_BONUS_BET)];
const share = (EXAMPLE * RELOAD.percent) / 100;
const example = { paid: sumText(EXAMPLE), bonus: sumText(share), bets: sumText(share * again.wager) };

/** The current campaigns. */
export const offers: readonly OfferData[] = [
  {
    id: 1,
    sysname: 'first-deposit',
    trigger: 'user_satisfies_params',
    excludeMethods: welcomeBonus.excludeMethods,
    title: welcomeBonus.title,
    text: welcomeBonus.summary,
    picture: 'welcome',
    facts: welcomeBonus.facts,
    terms: {
      uz: [`Misol: ${welcomeBonus.example.uz}`, ...welcomeBonus.terms.uz],
      ru: [`Пример: ${welcomeBonus.example.ru}`, ...welcomeBonus.terms.ru],
    },
    promotion: { type: 'bonus', title: { uz: 'Bonus 100%', ru: 'Бонус 100%' } },
    deposit: {
      kind: 'firstDeposit',
      percent: welcomeBonus.percent,
      max: welcomeBonus.max,
      min: welcomeBonus.min,
      isFirst: true,
    },
  },
  {
    id: 2,
    sysname: 'weekly-reload',
    trigger: 'user_satisfies_params',
    title: again.title,
    text: {
      uz: `Haftada bir marta, ${from.uz}dan: ${upTo.uz}gacha bonus. Aylanma ×${again.wager}, muddat ${again.days} kun.`,
      ru: `Раз в неделю, от ${from.ru}: бонус до ${upTo.ru}. Вейджер ×${again.wager}, срок ${russianCount(again.days, 'day')}.`,
    },
    picture: 'caravan',
    facts: [minFact(from), maxFact(upTo), wager(`×${again.wager}`), term(again.days)],
    terms: {
      uz: [
        'Birinchi toʻldirishdan keyin, haftada bir marta. Yangi hafta dushanba kuni soat 0:00da boshlanadi (Toshkent vaqti).',
        `Misol: ${example.paid.uz} kiritsangiz, ${example.bonus.uz} bonus beriladi. Uni pulga aylantirish uchun slotlarda jami ${example.bets.uz} tikish kerak.`,
        `Bitta tikish ${maxBet.uz}dan oshsa, aylanmaga hisoblanmaydi.`,
        'Pul yechsangiz yoki muddat tugasa, bonus kuyadi, oʻz pulingiz qoladi.',
      ],
      ru: [
        'После первого пополнения, раз в неделю. Новая неделя начинается в понедельник в 0:00 (время Ташкента).',
        `Пример: вносите ${example.paid.ru} и получаете ${example.bonus.ru} бонуса. Чтобы он стал деньгами, нужно поставить в слотах всего ${example.bets.ru}.`,
        `Ставка больше ${maxBet.ru} в вейджер не идёт.`,
        'При выводе или по истечении срока бонус сгорает, ваши деньги остаются.',
      ],
    },
    promotion: { type: 'bonus', title: { uz: `Bonus ${RELOAD.percent}%`, ru: `Бонус ${RELOAD.percent}%` } },
    deposit: { kind: 'reload', ...RELOAD, isFirst: false },
  },
  {
    id: 3,
    sysname: 'confirmed-contact',
    trigger: 'action',
    title: { uz: 'Kontaktingizni tasdiqlang', ru: 'Подтвердите контакт' },
    text: {
      uz: `Telefon yoki e-pochtani tasdiqlab, ${GIFT.count} ta bepul aylanish oling. Yutuq aylanmasiz.`,
      ru: `Подтвердите телефон или почту и получите ${russianCount(GIFT.count, 'spin')}. Выигрыш без вейджера.`,
    },
    picture: 'samarkand',
    facts: [
      {
        label: { uz: 'Sovgʻa', ru: 'Подарок' },
        value: { uz: `${GIFT.count} ta aylanish`, ru: russianCount(GIFT.count, 'spin') },
      },
      { label: { uz: 'Bitta aylanish', ru: 'Один фриспин' }, value: sumText(GIFT.bet) },
      { label: { uz: 'Aylanma', ru: 'Вейджер' }, value: { uz: 'Yoʻq', ru: 'Нет' } },
      term(GIFT.days),
    ],
    terms: {
      uz: [
        'Avval telefon raqami yoki e-pochtani tasdiqlang, keyin taklifni faollashtiring. Toʻldirish shart emas.',
        'Yutuq darhol asosiy hisobga aylanmasiz tushadi.',
        `Aylanishlar ${GIFT.days} kun amal qiladi. Taklif bir kishiga bir marta beriladi.`,
      ],
      ru: [
        'Сначала подтвердите телефон или почту, затем активируйте предложение. Пополнять счёт не нужно.',
        'Выигрыш сразу попадает на основной счёт, без вейджера.',
        `Фриспины действуют ${russianCount(GIFT.days, 'day')}. Предложение даётся одному человеку один раз.`,
      ],
    },
    promotion: {
      type: 'freespins',
      title: { uz: `${GIFT.count} ta bepul aylanish`, ru: russianCount(GIFT.count, 'spin') },
    },
    spins: GIFT,
  },
];
