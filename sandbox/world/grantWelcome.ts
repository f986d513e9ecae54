import { HOUSE, type Ledger } from './ledger.ts';

/** The sandbox's gift to a new account, minor units: 100 000 UZS, and a million to play for fun. */
export const WELCOME_MAIN = 100_000_00;
const WELCOME_FUN = 1_000_000_00;

export function grantWelcome(ledger: Ledger, uid: number, main = WELCOME_MAIN, at?: number): void {
  ledger.move({
    kind: 'grant',
    reference: `welcome:${uid}`,
    ...(at === undefined ? {} : { at }),
    entries: [
      { uid: HOUSE, purse: 'main', amount: -main },
      { uid, purse: 'main', amount: main },
      { uid: HOUSE, purse: 'fun', amount: -WELCOME_FUN },
      { uid, purse: 'fun', amount: WELCOME_FUN },
    ],
  });
}
