import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getCurrencyRates } from '#shared/api/account/account.contract.ts';
import { getBalanceChanges } from '#shared/api/cashier/cashierFacts.contract.ts';
import { getBettingBonuses } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { readExplainQuery } from './explain/explainQuery.ts';
import { loadMethodNames } from './history/loadMethodNames.ts';
import { loadRecent } from './wallet/loadRecent.ts';
import { wagerOf } from './wallet/wagerOf.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const active = { count: 1, offset: 0, status: 'active' };
  const query = readExplainQuery(url.searchParams);
  const [recent, names, rates, casino, betting, changes] = await Promise.all([
    settle(loadRecent(args), timeoutBudget),
    loadMethodNames(args, 'all'),
    settle(call(getCurrencyRates, {}, { signal }), timeoutBudget),
    settle(call(getBonuses, active, { signal }), timeoutBudget),
    settle(call(getBettingBonuses, { status: 'active' }, { signal }), timeoutBudget),
    query
      ? settle(
          call(
            getBalanceChanges,
            { balance: query.balance, offset: 0, count: query.shown, ...(query.date ? { date: query.date } : {}) },
            { signal },
          ),
          timeoutBudget,
        )
      : null,
  ]);
  return {
    recent,
    names,
    rates: rates.ok ? rates.value : null,
    wagers: {
      bonus: casino.ok ? wagerOf(casino.value.items[0]) : null,
      betting: betting.ok ? wagerOf(betting.value.items[0]) : null,
    },
    /** The explained balance and its day; null: none. */
    query,
    changes,
  };
}
