import type { getDepositSettings } from '../api/cashier/cashier.contract.ts';
import type { OutputOf } from '../api/method.ts';
import { formField, type FormField } from '../content/formField.ts';

type Told = OutputOf<typeof getDepositSettings>['methods'][number]['fields'];

/** What a payment method asks of the payer. A phone has the method's own mask and is no contact; a kind that we do not know is a text. */
export function payFields(told: Told): FormField[] {
  return told.map(({ value, ...field }) => {
    const own = { ...field, ...(value ? { value } : {}), ...(field.type === 'phone' ? { type: 'custom' } : {}) };
    const known = formField.safeParse(own);
    return known.success ? known.data : formField.parse({ ...own, type: 'text' });
  });
}
