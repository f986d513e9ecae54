/** State of a payment for someone waiting for it. */
export type PaymentKind = 'open' | 'success' | 'cancelled' | 'failed';

const ENDS: Readonly<Record<string, PaymentKind>> = {
  success: 'success',
  cancelled: 'cancelled',
  declined: 'failed',
  error: 'failed',
};

/** Reads a payment's status; an unknown status counts as open, because it may still change. */
export function paymentKind(status: string): PaymentKind {
  return Object.hasOwn(ENDS, status) ? (ENDS[status] as PaymentKind) : 'open';
}
