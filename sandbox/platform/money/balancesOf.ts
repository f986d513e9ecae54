import type { World } from '#sandbox/createWorld.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';

export function balancesOf({ ledger }: World, { uid, currency }: Account): Balances {
  return {
    balance_main: toMoney(ledger.balance(uid, 'main', currency), currency),
    balance_bonus: toMoney(ledger.balance(uid, 'bonus', currency), currency),
    balance_betting_bonus: toMoney(ledger.balance(uid, 'betting', currency), currency),
    balance_fun: toMoney(ledger.balance(uid, 'fun', currency), currency),
  };
}
