import type { FormRefusal } from '#server/plain/forms/formRefusal.ts';
import { carriedSum } from '#shared/cashier/carriedSum.ts';

const ID_SHAPE = /^[\w-]{1,40}$/;

/**
 * The parts of a refused order that return into its form: the sum and the choices. Card and phone numbers never enter an address. Not for
 * an order that may have been carried out: its form must not invite to send it again.
 */
export function returnedOrder(
  fields: Readonly<Record<string, string>>,
): Pick<FormRefusal, 'amount' | 'saved' | 'offer'> {
  const { amount, saved, offer = '' } = fields;
  const sum = carriedSum(amount);
  return {
    ...(sum === '' ? {} : { amount: sum }),
    ...(saved !== undefined && (saved === '' || ID_SHAPE.test(saved)) ? { saved } : {}),
    ...(ID_SHAPE.test(offer) ? { offer } : {}),
  };
}
