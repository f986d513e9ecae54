import { type PaymentStatus, paymentStates } from '#shared/cashier/paymentStates.ts';

const listOf = (statuses: readonly PaymentStatus[]) => `(${statuses.map((status) => `'${status}'`).join(', ')})`;

/** Payments by their status, as lists for SQL: those that may still change, and those with the ones that succeeded. */
export const statusIn = {
  waiting: listOf(paymentStates.waiting),
  counted: listOf([...paymentStates.waiting, ...paymentStates.done]),
} as const;
