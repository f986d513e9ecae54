import type { Id } from '#shared/api/wireTypes.ts';
import { cancelOrder } from '#shared/orders/cancelOrder.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

/** Cancels a withdrawal; the history shows the outcome on its line. */
export const cancelForm = {
  ...orderAddresses.cancel,
  order: cancelOrder,
  read: ({ id = '' }) => ({ input: id }),
  problem: ({ type, data }) =>
    type === 'InvalidParameterException' && 'id' in data ? { error: 'cashier.tooLate' } : null,
  place: ({ id = '' }) => ({ tab: 'withdrawal', ...(/^[\w-]{1,40}$/.test(id) ? { open: id } : {}) }),
} satisfies OrderForm<Id, number>;
