import { cancelOrder } from '#shared/orders/cancelOrder.ts';
import { takeOrder } from './takeOrder.ts';

/** Cancels a withdrawal; the history shows the outcome on its line. */
export const cancelPayment = takeOrder({
  order: cancelOrder,
  read: ({ fields }) => ({ input: fields['id'] ?? '' }),
  problem: ({ type, data }) => (type === 'InvalidParameterException' && 'id' in data ? 'cashier.tooLate' : null),
  place: ({ id = '' }) => ({ tab: 'withdrawal', ...(/^[\w-]{1,40}$/.test(id) ? { open: id } : {}) }),
});
