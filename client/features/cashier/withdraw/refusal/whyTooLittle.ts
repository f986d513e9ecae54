import type { Money } from '../../../../../shared/domain/money/Money.ts';

interface Method {
  sysname: string;
  min: number;
  currency: string;
  is_available: boolean;
}

interface Bounds<M> {
  method: Pick<Method, 'sysname' | 'min' | 'currency'>;
  /** The largest sum that would be accepted now. */
  maxSum: number;
  /** null: unknown. */
  dailyLeft: Money | null;
  methods: readonly M[];
}

/** Why the method accepts no sum now, what is missing to its minimum, and another method that accepts the available sum. */
export function whyTooLittle<M extends Method>({ method, maxSum, dailyLeft, methods }: Bounds<M>) {
  const isDaily = dailyLeft !== null && dailyLeft.currency === method.currency && dailyLeft.amount < method.min;
  const other = methods.find(
    (one) =>
      one.is_available && one.currency === method.currency && one.min <= maxSum && one.sysname !== method.sysname,
  );
  return {
    reason: isDaily ? ('daily' as const) : ('balance' as const),
    lack: method.min - maxSum,
    other: other ?? null,
  };
}
