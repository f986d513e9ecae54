import type { Id } from '#shared/api/wireTypes.ts';
import { offerOrder } from '#shared/orders/offerOrder.ts';
import type { OrderForm } from './OrderForm.ts';
import { orderAddresses } from './orderAddresses.ts';

/** Takes an offer. */
export const offerForm = {
  ...orderAddresses.take,
  order: offerOrder,
  read: ({ id = '' }) => (id === '' ? { error: 'errors.InvalidRequestException' } : { input: id }),
  problem: ({ type }) => (type === 'InvalidParameterException' ? { error: 'offers.notNow' } : null),
} satisfies OrderForm<Id, number>;
