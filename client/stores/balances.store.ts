import { proxy } from 'valtio';
import { answerOrder } from '#client/lib/live/answerOrder.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import type { Money } from '#shared/domain/money/Money.ts';

export interface BalancesState {
  main: Money | null;
  bonus: Money | null;
  betting: Money | null;
  /** Demo money; never part of a total. */
  fun: Money | null;
}

/** Returns the known object for an equal sum, so that an unchanged balance renders nothing. */
const sumOf = (previous: Money | null, next: Money | null) =>
  previous?.amount === next?.amount && previous?.currency === next?.currency ? previous : next;

export function createBalancesStore(initial?: BalancesState) {
  const order = answerOrder();
  /** Changes that are newer than every reading begun before them. */
  let changes = 0;
  return proxy({
    main: initial?.main ?? null,
    bonus: initial?.bonus ?? null,
    betting: initial?.betting ?? null,
    fun: initial?.fun ?? null,
    set(next: Balances) {
      this.main = sumOf(this.main, next.balance_main);
      this.bonus = sumOf(this.bonus, next.balance_bonus);
      this.betting = sumOf(this.betting, next.balance_betting_bonus);
      this.fun = sumOf(this.fun, next.balance_fun);
    },
    /** Sets balances that the platform sent by itself. */
    push(next: Balances) {
      changes += 1;
      this.set(next);
    },
    /** Call before the balances are read, and the result with the answer: an outdated answer is not shown. */
    beginReading(): (next: Balances) => void {
      const isLatest = order();
      const before = changes;
      return (next) => {
        if (changes === before && isLatest()) this.set(next);
      };
    },
    /** Sets the main balance from a game or the sportsbook; the other balances stay. */
    setMain(main: Money) {
      changes += 1;
      this.main = main;
    },
    clear() {
      changes += 1;
      this.main = this.bonus = this.betting = this.fun = null;
    },
  });
}
