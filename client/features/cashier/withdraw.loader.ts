import { getBonuses } from '../../../shared/api/bonuses.contract.ts';
import { getWithdrawSettings } from '../../../shared/api/cashier.contract.ts';
import { getMethodTimes } from '../../../shared/api/cashierFacts.contract.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { readFormOutcome } from '../../entities/form/readFormOutcome.ts';

export async function loadCritical({ call, content, signal, timeoutBudget, url }: LoaderArgs) {
  const [config, settings, times, bonuses] = await Promise.all([
    content('cashier-config'),
    settle(call(getWithdrawSettings, {}, { signal }), timeoutBudget),
    settle(call(getMethodTimes, { type: 'withdrawal' }, { signal }), timeoutBudget),
    settle(call(getBonuses, { count: 1, offset: 0, status: 'active' }, { signal }), timeoutBudget),
  ]);
  return {
    settings,
    words: config.methods,
    times: times.ok ? times.value.items : [],
    /** The name of the bonus that a withdrawal would end. */
    bonus: bonuses.ok ? (bonuses.value.items[0]?.description.title ?? '') : '',
    chosen: url.searchParams.get('method'),
    /** Of a form sent without JavaScript. */
    orderKey: crypto.randomUUID(),
    outcome: readFormOutcome(url.searchParams, ['cashier', 'withdraw']),
  };
}
