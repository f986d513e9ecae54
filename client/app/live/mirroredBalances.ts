import type { BalancesState } from '#client/stores/balances.store.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import type { Money } from '#shared/domain/money/Money.ts';

/** The same text for the same sums, so that tabs do not answer each other. */
export function writeMirroredBalances({ main, bonus, betting, fun }: BalancesState): string {
  const sum = (money: Money | null) => money && { amount: money.amount, currency: money.currency };
  return JSON.stringify({
    balance_main: sum(main),
    balance_bonus: sum(bonus),
    balance_betting_bonus: sum(betting),
    balance_fun: sum(fun),
  } satisfies Balances);
}

function moneyOf(value: unknown): Money | null {
  const { amount, currency } = (value ?? {}) as Partial<Money>;
  return Number.isFinite(amount) && typeof currency === 'string' ? ({ amount, currency } as Money) : null;
}

/** What another tab wrote; null for anything else. */
export function readMirroredBalances(text: string | null): Balances | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<keyof Balances, unknown> | null;
    const main = moneyOf(stored?.balance_main);
    return (
      main && {
        balance_main: main,
        balance_bonus: moneyOf(stored?.balance_bonus),
        balance_betting_bonus: moneyOf(stored?.balance_betting_bonus),
        balance_fun: moneyOf(stored?.balance_fun),
      }
    );
  } catch {
    return null;
  }
}
