import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getWithdrawalInfo } from '#shared/api/cashier/cashier.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { readHistoryQuery } from './history/historyQuery.ts';
import { loadHistoryPart } from './history/loadHistoryPart.ts';
import { loadMethodNames } from './history/loadMethodNames.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const query = readHistoryQuery(url.searchParams);
  const { open, shown, tab } = query;
  const now = await platformNow(args);
  const [part, names, details] = await Promise.all([
    settle(loadHistoryPart(args, query, { offset: 0, count: shown, now, signal }), timeoutBudget),
    loadMethodNames(args, tab),
    open !== null && tab === 'withdrawal'
      ? settle(call(getWithdrawalInfo, { id: open }, { signal }), timeoutBudget)
      : null,
  ]);
  return {
    query,
    part,
    names,
    /** Timeline of the open withdrawal; null if none is open. */
    details,
    /** The promised time had passed when the page was requested. */
    isLate: details?.ok === true && inMs(details.value.promised_at ?? Number.POSITIVE_INFINITY) < now,
    /** For a form sent without JavaScript. */
    orderKey: newUuid(),
    outcome: readFormOutcome(url.searchParams, ['cashier']),
  };
}
