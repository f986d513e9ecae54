import type { OrderCommand } from '#shared/keys/orderKey.ts';
import type { Path } from '#shared/url/path.ts';
import { paths } from '#shared/url/paths.ts';

/** Page, name and command of every form that is one order. */
export const orderAddresses = {
  deposit: { page: paths.deposit, name: 'deposit', command: 'deposit' },
  withdraw: { page: paths.withdraw, name: 'withdraw', command: 'withdrawal' },
  cancel: { page: paths.cashierHistory, name: 'cancel', command: 'cancel' },
  activate: { page: paths.profileBonuses, name: 'activate', command: 'bonus' },
  deactivate: { page: paths.profileBonuses, name: 'deactivate', command: 'bonus' },
  remove: { page: paths.profileBonuses, name: 'remove', command: 'bonus' },
  bonusPromo: { page: paths.profileBonuses, name: 'promo', command: 'promo' },
  payout: { page: paths.profileCashback, name: 'payout', command: 'cashback' },
  refuse: { page: paths.profileCashback, name: 'refuse', command: 'cashback' },
  take: { page: paths.offers, name: 'take', command: 'offer' },
  offersPromo: { page: paths.offers, name: 'promo', command: 'promo' },
  buy: { page: paths.loyaltyShop, name: 'buy', command: 'gift' },
  gift: { page: paths.profileGifts, name: 'gift', command: 'gift' },
} as const satisfies Record<string, { page: Path; name: string; command: OrderCommand }>;
