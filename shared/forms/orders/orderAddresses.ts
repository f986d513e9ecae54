import { paths } from '#shared/url/paths.ts';

/** Page and name of every form that is one order. */
export const orderAddresses = {
  deposit: { page: paths.deposit, name: 'deposit' },
  withdraw: { page: paths.withdraw, name: 'withdraw' },
  cancel: { page: paths.cashierHistory, name: 'cancel' },
  activate: { page: paths.profileBonuses, name: 'activate' },
  deactivate: { page: paths.profileBonuses, name: 'deactivate' },
  remove: { page: paths.profileBonuses, name: 'remove' },
  bonusPromo: { page: paths.profileBonuses, name: 'promo' },
  payout: { page: paths.profileCashback, name: 'payout' },
  refuse: { page: paths.profileCashback, name: 'refuse' },
  take: { page: paths.offers, name: 'take' },
  offersPromo: { page: paths.offers, name: 'promo' },
  buy: { page: paths.loyaltyShop, name: 'buy' },
  gift: { page: paths.profileGifts, name: 'gift' },
};
