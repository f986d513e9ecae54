import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getDepositInfo } from '#shared/api/cashier/cashier.contract.ts';
import { loadMethodNames } from './history/loadMethodNames.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const id = url.searchParams.get('id') ?? '';
  const [payment, names] = await Promise.all([
    /^[\w-]{1,40}$/.test(id) ? settle(call(getDepositInfo, { id }, { signal }), timeoutBudget) : null,
    loadMethodNames(args, 'all'),
  ]);
  return { payment, names };
}
