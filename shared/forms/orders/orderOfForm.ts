import type { OrderCommand } from '#shared/keys/orderKey.ts';
import { orderAddresses } from './orderAddresses.ts';

/** The command of a form, by its name; null: the form orders nothing. */
export function orderOfForm(form: string): OrderCommand | null {
  return Object.values(orderAddresses).find(({ name }) => name === form)?.command ?? null;
}
