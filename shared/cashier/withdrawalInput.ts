import type { makeWithdrawal } from '../api/cashier/cashier.contract.ts';
import type { InputOf } from '../api/method.ts';

interface WithdrawalOrder {
  method: { sysname: string; currency: string };
  /** What withdrawalRule made of what was typed. */
  values: Readonly<Record<string, unknown>>;
  /** Requisites the platform knows; empty: those typed. */
  saved: string;
}

/** A withdrawal as cashier.makewithdrawal takes it. */
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
