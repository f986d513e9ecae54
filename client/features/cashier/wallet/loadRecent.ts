import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { RECENT_TRANSACTIONS } from '#shared/constants.ts';
import { bonusRow } from '../history/rows/bonusRow.ts';
import type { MoneyRow } from '../history/rows/MoneyRow.ts';
import { paymentRow } from '../history/rows/paymentRow.ts';

/** The latest payments and bonuses, newest first. */
export async function loadRecent({ call, signal }: Pick<LoaderArgs, 'call' | 'signal'>): Promise<MoneyRow[]> {
  const count = RECENT_TRANSACTIONS;
  const [payments, bonuses] = await Promise.all([
    call(getHistory, { offset: 0, count, type: 'all' }, { signal }),
    call(getBonuses, { offset: 0, count }, { signal }),
  ]);
  return [...payments.items.map(paymentRow), ...bonuses.items.map(bonusRow)]
    .toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0))
    .slice(0, count);
}
