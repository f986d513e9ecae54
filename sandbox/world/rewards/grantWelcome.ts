import { fromUzs } from '#sandbox/world/money/currency.ts';
import { type Ledger, OPERATOR } from '#sandbox/world/money/ledger.ts';

/** The welcome gift of a new account, minor units of UZS: 100 000, and a million of demo money. */
export const WELCOME_MAIN = 100_000_00;
const WELCOME_FUN = 1_000_000_00;

/** Grants demo money in a currency, once a player and currency. */
export function grantFun(ledger: Ledger, uid: number, currency: string, time?: number): void {
  if (ledger.balance(uid, 'fun', currency) > 0) return;
  const amount = fromUzs(WELCOME_FUN, currency);
  ledger.move({
    kind: 'grant',
    currency,
    ...(time === undefined ? {} : { time }),
    entries: [
      { uid: OPERATOR, account: 'fun', amount: -amount },
      { uid, account: 'fun', amount },
    ],
  });
}

/** `main` in minor units of the account's currency. */
export function grantWelcome(ledger: Ledger, uid: number, main: number, time?: number): void {
  ledger.move({
    kind: 'grant',
    reference: `welcome:${uid}`,
    ...(time === undefined ? {} : { time }),
    entries: [
      { uid: OPERATOR, account: 'main', amount: -main },
      { uid, account: 'main', amount: main },
    ],
  });
  grantFun(ledger, uid, ledger.currencyOf(uid), time);
}
