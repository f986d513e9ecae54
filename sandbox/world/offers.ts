import type { Locale } from '../../shared/locales.ts';
import type { BonusKind } from './bonusKinds.ts';
import { welcomeBonus } from './welcomeBonus.ts';

type Words = Record<Locale, string>;

export interface OfferData {
  id: number;
  sysname: string;
  /** `user_satisfies_params` goes with a deposit, `action` is taken by itself. */
  trigger: 'action' | 'user_satisfies_params';
  excludeMethods?: readonly string[];
  title: Words;
  text: Words;
  /** The picture's name under /uploads/banners. */
  picture: string;
  /** The figures that decide, each with its name. */
  facts: readonly { label: Words; value: Words }[];
  /** In plain words, a line each. */
  terms: Record<Locale, string[]>;
  promotion: { type: string; title: Words };
  /** A share of the deposit, minor units. */
  deposit?: { kind: BonusKind; percent: number; max: number; min: number; isFirst: boolean };
  spins?: { count: number; bet: number; days: number };
}

const least = (uz: string, ru: string) => ({
  label: { uz: 'Eng kam toʻldirish', ru: 'Минимальное пополнение' },
  value: { uz, ru },
});
const most = (uz: string, ru: string) => ({
  label: { uz: 'Eng katta bonus', ru: 'Максимальный бонус' },
  value: { uz, ru },
});
const wager = (value: string) => ({ label: { uz: 'Aylanma', ru: 'Вейджер' }, value: { uz: value, ru: value } });
const term = (uz: string, ru: string) => ({ label: { uz: 'Muddat', ru: 'Срок' }, value: { uz, ru } });

/** The running campaigns. */
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
    title: { uz: 'Haftalik toʻldirishga 50%', ru: '50% к пополнению недели' },
    text: {
      uz: 'Haftada bir marta, 50 000 soʻmdan: 500 000 soʻmgacha bonus. Aylanma ×25, muddat 7 kun.',
      ru: 'Раз в неделю, от 50 000 сум: бонус до 500 000 сум. Вейджер ×25, срок 7 дней.',
    },
    picture: 'caravan',
    facts: [
      least('50 000 soʻm', '50 000 сум'),
      most('500 000 soʻm', '500 000 сум'),
      wager('×25'),
      term('7 kun', '7 дней'),
    ],
    terms: {
      uz: [
        'Birinchi toʻldirishdan keyin, haftada bir marta. Yangi hafta dushanba kuni soat 0:00 da boshlanadi (Toshkent vaqti).',
        'Misol: 200 000 soʻm kiritsangiz, 100 000 soʻm bonus beriladi. Uni pulga aylantirish uchun slotlarda jami 2 500 000 soʻm tikish kerak.',
        'Bitta tikish 25 000 soʻmdan oshsa, aylanmaga hisoblanmaydi.',
        'Pul yechsangiz yoki muddat tugasa, bonus kuyadi, oʻz pulingiz qoladi.',
      ],
      ru: [
        'После первого пополнения, раз в неделю. Новая неделя начинается в понедельник в 0:00 (время Ташкента).',
        'Пример: вносите 200 000 сум и получаете 100 000 сум бонуса. Чтобы он стал деньгами, нужно поставить в слотах всего 2 500 000 сум.',
        'Ставка больше 25 000 сум в вейджер не идёт.',
        'При выводе или по истечении срока бонус сгорает, ваши деньги остаются.',
      ],
    },
    promotion: { type: 'bonus', title: { uz: 'Bonus 50%', ru: 'Бонус 50%' } },
    deposit: { kind: 'reload', percent: 50, max: 500_000_00, min: 50_000_00, isFirst: false },
  },
  {
    id: 3,
    sysname: 'confirmed-contact',
    trigger: 'action',
    title: { uz: 'Kontaktingizni tasdiqlang', ru: 'Подтвердите контакт' },
    text: {
      uz: 'Telefon yoki e-pochtani tasdiqlab, 20 ta bepul aylanish oling. Yutuq aylanmasiz.',
      ru: 'Подтвердите телефон или почту и получите 20 фриспинов. Выигрыш без вейджера.',
    },
    picture: 'samarkand',
    facts: [
      { label: { uz: 'Sovgʻa', ru: 'Подарок' }, value: { uz: '20 ta aylanish', ru: '20 фриспинов' } },
      { label: { uz: 'Bitta aylanish', ru: 'Один фриспин' }, value: { uz: '1 000 soʻm', ru: '1 000 сум' } },
      { label: { uz: 'Aylanma', ru: 'Вейджер' }, value: { uz: 'Yoʻq', ru: 'Нет' } },
      term('7 kun', '7 дней'),
    ],
    terms: {
      uz: [
        'Avval telefon raqami yoki e-pochtani tasdiqlang, keyin taklifni faollashtiring. Toʻldirish shart emas.',
        'Yutuq darhol asosiy hisobga tushadi va uni yechib olish mumkin.',
        'Aylanishlar 7 kun amal qiladi. Taklif bir kishiga bir marta beriladi.',
      ],
      ru: [
        'Сначала подтвердите телефон или почту, затем активируйте предложение. Пополнять счёт не нужно.',
        'Выигрыш сразу попадает на основной счёт, его можно вывести.',
        'Фриспины действуют 7 дней. Предложение даётся одному человеку один раз.',
      ],
    },
    promotion: { type: 'freespins', title: { uz: '20 ta bepul aylanish', ru: '20 фриспинов' } },
    spins: { count: 20, bet: 1_000_00, days: 7 },
  },
];
