import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getMovements, getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { isMonthName } from '#shared/statement/isMonthName.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const month = url.searchParams.get('month');
  const input = month !== null && isMonthName(month) ? { month } : {};
  /** The current month in Tashkent, `yyyy-mm`. */
  const present = formatDate(await platformNow(args))
    .split('.')
    .toReversed()
    .slice(0, 2)
    .join('-');
  const [statement, movements] = await Promise.all([
    settle(call(getStatement, input, { signal }), timeoutBudget),
    settle(call(getMovements, { count: 1 }, { signal }), timeoutBudget),
  ]);
  return {
    statement,
    present,
    month: statement.ok ? statement.value.month : (input.month ?? present),
    /** The platform lists single movements. */
    hasMovements: movements.ok || movements.error !== 'MethodNotFoundException',
  };
}
