import type { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '#shared/api/method.ts';

interface WithdrawalOrder {
  method: { sysname: string; currency: string };
  /** Output of withdrawalRule. */
  values: Readonly<Record<string, unknown>>;
  /** Id of saved requisites; '': the typed ones. */
  saved: string;
}

/** The input of cashier.makewithdrawal. */
export function withdrawalInput({ method, values, saved }: WithdrawalOrder): InputOf<typeof makeWithdrawal> {
  const { amount, ...typed } = values;
  const requisites = saved
    ? { saved }
    : Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value ?? '')]));
  return {
    method: method.sysname,
    amount: Number(amount),
    currency: method.currency,
    ...(Object.keys(requisites).length > 0 ? { requisites } : {}),
  };
}
