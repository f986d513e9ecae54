import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

export interface ClubProduct {
  id: number;
  category: 'money' | 'demo' | 'merch';
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  /** Name of a banner: `/uploads/banners/{picture}-…`. */
  picture: string;
  /** Points. */
  price: number;
  /** Sysname of the minimum level; absent: all levels. */
  level?: string;
  isAvailable: boolean;
  /** What is credited to the buyer, minor units; physical goods have none and are posted. */
  credit?: { account: 'main' | 'fun'; amount: number };
  /** It is sent to the address that its buyer gives. */
  needsAddress?: boolean;
}

const cash = { uz: 'Pul hisobingizga darhol tushadi.', ru: 'Деньги сразу поступают на счёт.' };
const post = { uz: 'Manzilingizga pochta orqali yuboramiz.', ru: 'Отправим почтой на ваш адрес.' };

/** A product of money is named by its sum. */
function money(amount: number, remark = { uz: '', ru: '' }): Pick<ClubProduct, 'name' | 'credit'> {
  const { uz, ru } = sumText(amount);
  return { name: { uz: uz + remark.uz, ru: ru + remark.ru }, credit: { account: 'main', amount } };
}

export const clubProducts: readonly ClubProduct[] = [
  {
    id: 1,
    category: 'demo',
    name: { uz: 'Demo hisobga 500 000', ru: '500 000 на демо-счёт' },
    text: { uz: 'Mashq qilish uchun.', ru: 'Чтобы потренироваться.' },
    picture: 'club-dice',
    price: 10,
    isAvailable: true,
    credit: { account: 'fun', amount: 500_000_00 },
  },
  {
    id: 2,
    category: 'money',
    ...money(5_000_00),
    text: cash,
    picture: 'club-coins',
    price: 500,
    isAvailable: true,
  },
  {
    id: 3,
    category: 'money',
    ...money(30_000_00),
    text: cash,
    picture: 'club-coins',
    price: 2_500,
    isAvailable: true,
  },
  {
    id: 4,
    category: 'money',
    ...money(150_000_00),
    text: cash,
    picture: 'club-chest',
    price: 10_000,
    isAvailable: true,
  },
  {
    id: 7,
    category: 'money',
    ...money(20_000_00, { uz: ', foydali almashuv', ru: ', выгодный обмен' }),
    text: cash,
    picture: 'club-chest',
    price: 1_000,
    level: 'hulkar',
    isAvailable: true,
  },
  {
    id: 5,
    category: 'merch',
    name: { uz: 'Yulduz piyolasi', ru: 'Пиала Yulduz' },
    text: post,
    picture: 'club-piyola',
    price: 4_000,
    level: 'zuhro',
    isAvailable: true,
    needsAddress: true,
  },
  {
    id: 6,
    category: 'merch',
    name: { uz: 'Yulduz choponi', ru: 'Чапан Yulduz' },
    text: { uz: 'Qoʻlda tikilgan chopon.', ru: 'Чапан ручной работы.' },
    picture: 'club-chopon',
    price: 30_000,
    level: 'hulkar',
    isAvailable: false,
    needsAddress: true,
  },
];
