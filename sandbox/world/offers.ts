import type { Locale } from '../../shared/locales.ts';
import type { BonusKind } from './bonusKinds.ts';

type Words = Record<Locale, string>;

export interface OfferData {
  id: number;
  sysname: string;
  /** `user_satisfies_params` goes with a deposit, `action` is taken by itself. */
  trigger: 'action' | 'user_satisfies_params';
  excludeMethods?: readonly string[];
  title: Words;
  text: Words;
  promotion: { type: string; title: Words };
  /** A share of the deposit, minor units. */
  deposit?: { kind: BonusKind; percent: number; max: number; min: number; isFirst: boolean };
  spins?: { count: number; bet: number; days: number };
}

/** The running campaigns. */
export const offers: readonly OfferData[] = [
  {
    id: 1,
    sysname: 'first-deposit',
    trigger: 'user_satisfies_params',
    excludeMethods: ['usdt'],
    title: { uz: 'Birinchi toʻldirishga 100%', ru: '100% к первому пополнению' },
    text: {
      uz: '20 000 soʻmdan toʻldiring: 1 000 000 soʻmgacha bonus. Aylanma ×30, muddat 7 kun.',
      ru: 'Пополните от 20 000 сумов: бонус до 1 000 000 сумов. Вейджер ×30, срок 7 дней.',
    },
    promotion: { type: 'bonus', title: { uz: 'Bonus 100%', ru: 'Бонус 100%' } },
    deposit: { kind: 'firstDeposit', percent: 100, max: 1_000_000_00, min: 20_000_00, isFirst: true },
  },
  {
    id: 2,
    sysname: 'weekly-reload',
    trigger: 'user_satisfies_params',
    title: { uz: 'Haftalik toʻldirishga 50%', ru: '50% к пополнению недели' },
    text: {
      uz: 'Haftada bir marta, 50 000 soʻmdan: 500 000 soʻmgacha bonus. Aylanma ×25, muddat 7 kun.',
      ru: 'Раз в неделю, от 50 000 сумов: бонус до 500 000 сумов. Вейджер ×25, срок 7 дней.',
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
      uz: 'Telefon yoki emailni tasdiqlab, 20 ta bepul aylanish oling. Yutuq aylanmasiz.',
      ru: 'Подтвердите телефон или почту и получите 20 бесплатных вращений. Выигрыш без вейджера.',
    },
    promotion: { type: 'freespins', title: { uz: '20 ta bepul aylanish', ru: '20 бесплатных вращений' } },
    spins: { count: 20, bet: 1_000_00, days: 7 },
  },
];
