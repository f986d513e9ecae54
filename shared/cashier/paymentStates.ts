/**
 * The statuses of a payment, by what may still come of it: `waiting` may still change, `done` has moved the money, `failed` has not, or not for sure
 * (paymentKind).
 */
export const paymentStates = {
  waiting: ['new', 'pending', 'processing'],
  done: ['success'],
  failed: ['declined', 'cancelled', 'error'],
} as const;

/** A status of a payment. */
export type PaymentStatus = (typeof paymentStates)[keyof typeof paymentStates][number];
