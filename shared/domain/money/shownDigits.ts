import { NUMBER_DECIMALS } from '#shared/constants.ts';

/** As exchanges and wallets write coins. */
const COINS: Readonly<Record<string, number>> = {
  USDT: 6,
  USDC: 6,
  TRX: 6,
  XRP: 6,
  BTC: 8,
  ETH: 8,
  LTC: 8,
  BNB: 8,
  DOGE: 8,
  TON: 9,
};

/** Most decimal places of a shown sum. Platforms state balances of coins exactly, although sums that are typed have two at most. */
export function shownDigits(currency: string): number {
  return COINS[currency] ?? NUMBER_DECIMALS;
}
