import { withdrawableUpTo } from '#shared/cashier/withdrawableUpTo.ts';
import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';

interface Method {
  sysname: string;
  min: number;
  max: number;
  currency: string;
  is_available: boolean;
}

interface Bounds<M> {
  method: Pick<Method, 'sysname' | 'min' | 'currency'>;
  /** The largest sum that would be accepted now. */
  maxSum: number;
  /** null: unknown. */
  available: Money | null;
  /** null: no limit. */
  dailyLeft: Money | null;
  rates: Rates;
  methods: readonly M[];
}

/** Why the method accepts no sum now, what is missing to its minimum, and another method that accepts the available sum. */
export function whyTooLittle<M extends Method>({ method, maxSum, available, dailyLeft, rates, methods }: Bounds<M>) {
  const day = dailyLeft && convertMoney(dailyLeft, method.currency, rates, 'down');
  const isDaily = day !== null && day.amount < method.min;
  const other = methods.find(
    (one) =>
      one.is_available &&
      one.sysname !== method.sysname &&
      one.min <= (withdrawableUpTo({ method: one, available, dailyLeft, rates }) ?? 0),
  );
  return {
    reason: isDaily ? ('daily' as const) : ('balance' as const),
    lack: method.min - maxSum,
    other: other ?? null,
  };
}
