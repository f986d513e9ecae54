/**
 * State of a payment for someone waiting for it. `cancelled` and `failed` are proven: no money was taken. `unconfirmed`: the platform has
 * given up, but the money may have been taken, and a confirmation may still come.
 */
export type PaymentKind = 'open' | 'success' | 'cancelled' | 'failed' | 'unconfirmed';

const ENDS: Readonly<Record<string, PaymentKind>> = {
  success: 'success',
  cancelled: 'cancelled',
  declined: 'failed',
  error: 'unconfirmed',
};

/** Reads a payment's status; an unknown status counts as open, because it may still change. */
export function paymentKind(status: string): PaymentKind {
  return Object.hasOwn(ENDS, status) ? (ENDS[status] as PaymentKind) : 'open';
}
