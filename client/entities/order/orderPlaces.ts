import type { OrderCommand } from '#shared/keys/orderKey.ts';
import { paths } from '#shared/url/paths.ts';

const history = (tab: string) => paths.cashierHistory.build(null, { tab });

/** Where a player sees whether an order was carried out, without the locale's prefix. */
export const orderPlaces: Readonly<Record<OrderCommand, string>> = {
  deposit: history('deposit'),
  withdrawal: history('withdrawal'),
  cancel: history('withdrawal'),
  cashback: paths.profileCashback.build(),
  gift: paths.profileLoyalty.build(),
  offer: paths.offers.build(),
  promo: paths.profileBonuses.build(),
  bonus: history('bonuses'),
};
