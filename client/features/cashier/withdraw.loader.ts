import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadRates } from '#client/entities/money/loadRates.ts';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { getHistory, getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { getMethodTimes } from '#shared/api/cashier/cashierFacts.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { readActionId } from '#shared/domain/readActionId.ts';
import { ACTION_KEY } from '#shared/keys/actionKey.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal, timeoutBudget, url } = args;
  const [config, settings, times, bonuses, shield, rates, latest] = await Promise.all([
    content('cashier-config'),
    settle(call(getWithdrawSettings, {}, { signal }), timeoutBudget),
    settle(call(getMethodTimes, { type: 'withdrawal' }, { signal }), timeoutBudget),
    settle(call(getBonuses, { count: 1, offset: 0, status: 'active' }, { signal }), timeoutBudget),
    settle(call(getShield, {}, { signal }), timeoutBudget),
    loadRates(args),
    settle(call(getHistory, { offset: 0, count: 4, type: 'withdrawal' }, { signal }), timeoutBudget),
  ]);
  const query = url.searchParams;
  return {
    settings,
    rates,
    methodConfigs: config.methods,
    times: times.ok ? times.value.items : [],
    /** Name of the bonus that a withdrawal would end. */
    bonus: bonuses.ok ? (bonuses.value.items[0]?.description.title ?? '') : '',
    chosen: query.get('method'),
    /** Ids of the player's latest withdrawals; null: not known. */
    payments: latest.ok ? latest.value.items.map(({ id }) => id) : null,
    /** Whether withdrawals are held; null: unknown, and the platform would refuse them. */
    shield: shield.ok ? shield.value : null,
    /** Values of a form refused without JavaScript; null: the default requisites. */
    start: {
      amount: query.get(paymentKeys.amount),
      saved: query.get(paymentKeys.saved),
      /** External action id of the check that the player returns from, or is sent to. */
      action: readActionId(query.get(ACTION_KEY)),
    },
    /** For a form sent without JavaScript. */
    orderKey: newUuid(),
    outcome: readFormOutcome(query, ['cashier', 'withdraw']),
  };
}
