/** How a payment stands, for whoever waits for it: a status that we do not know is not the end. */
export type PaymentKind = 'open' | 'success' | 'cancelled' | 'failed';

const ENDS: Readonly<Record<string, PaymentKind>> = {
  success: 'success',
  cancelled: 'cancelled',
  declined: 'failed',
  error: 'failed',
};

export function paymentKind(status: string): PaymentKind {
  return Object.hasOwn(ENDS, status) ? (ENDS[status] as PaymentKind) : 'open';
}
