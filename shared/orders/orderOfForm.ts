import type { OrderCommand } from '#shared/keys/orderKey.ts';

const orders = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  cancel: 'cancel',
  payout: 'cashback',
  refuse: 'cashback',
  buy: 'gift',
  gift: 'gift',
  take: 'offer',
  promo: 'promo',
  activate: 'bonus',
  deactivate: 'bonus',
  remove: 'bonus',
} as const satisfies Record<string, OrderCommand>;

/** A form that orders something. */
export type OrderForm = keyof typeof orders;

/** The command of a form; null: the form orders nothing. */
export function orderOfForm(form: string): OrderCommand | null {
  return Object.hasOwn(orders, form) ? orders[form as OrderForm] : null;
}
