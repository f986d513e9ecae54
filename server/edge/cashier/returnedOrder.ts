import { parseSum } from '../../../shared/domain/money/parseSum.ts';
import type { FormRefusal } from '../forms/formRefusal.ts';

const idShape = /^[\w-]{1,40}$/;

/** What of a refused order comes back into its form: the sum and the choices. Numbers of cards and phones never get into an address. Not for an order that may be on its way: nothing must invite to send it again. */
export function returnedOrder(
  fields: Readonly<Record<string, string>>,
): Pick<FormRefusal, 'amount' | 'saved' | 'offer'> {
  const { amount = '', saved, offer = '' } = fields;
  const sum = parseSum(amount);
  return {
    ...(sum === null ? {} : { amount: String(sum) }),
    ...(saved !== undefined && (saved === '' || idShape.test(saved)) ? { saved } : {}),
    ...(idShape.test(offer) ? { offer } : {}),
  };
}
