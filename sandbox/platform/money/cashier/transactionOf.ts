import type { Payment } from '#sandbox/world/money/Payment.ts';

const DOMAIN = 'yulduz.test';

/** A payment as the platform lists it. */
export function transactionOf(payment: Payment) {
  return {
    id: payment.id,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
    type: payment.type,
    method: payment.method,
    requisites: payment.requisites,
    amount: { amount: payment.amount / 100, currency: payment.currency },
    status: payment.status,
    domain: DOMAIN,
  };
}
