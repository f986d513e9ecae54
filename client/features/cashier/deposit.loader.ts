import { getDepositSettings, getHistory } from '../../../shared/api/cashier.contract.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { depositMethods } from './deposit/depositMethods.ts';

export async function loadCritical({ call, content, params, signal, timeoutBudget }: LoaderArgs) {
  const [config, settings, last] = await Promise.all([
    content('cashier-config'),
    settle(call(getDepositSettings, {}, { signal }), timeoutBudget),
    settle(call(getHistory, { offset: 0, count: 1, type: 'deposit' }, { signal }), timeoutBudget),
  ]);
  const lastMethod = last.ok ? last.value.items[0]?.method : undefined;
  return {
    methods: settings.ok
      ? { ok: true as const, value: depositMethods(settings.value.methods, config.methods, lastMethod) }
      : settings,
    /** Of the address; a method that is not there chooses none. */
    chosen: params['sysname'] ?? null,
  };
}
