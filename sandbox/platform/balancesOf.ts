import type { Balances } from '../../shared/api/account.contract.ts';
import type { World } from '../world/createWorld.ts';
import { toMoney } from '../world/currency.ts';

export function balancesOf(world: World, uid: number): Balances {
  const { ledger } = world;
  return {
    balance_main: toMoney(ledger.balance(uid, 'main')),
    balance_bonus: toMoney(ledger.balance(uid, 'bonus')),
    balance_betting_bonus: toMoney(ledger.balance(uid, 'betting')),
    balance_fun: toMoney(ledger.balance(uid, 'fun')),
  };
}
