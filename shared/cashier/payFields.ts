import type { getDepositSettings } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { type FormFieldSettings, formField } from '#shared/content/formField.ts';

type PlatformFields = OutputOf<typeof getDepositSettings>['methods'][number]['fields'];

/** Fields of a payment method. A phone uses the method's mask instead of the rule of contacts; an unknown type becomes a text field. */
export function payFields(fields: PlatformFields): FormFieldSettings[] {
  return fields.map(({ value, ...field }) => {
    const formFieldInput = {
      ...field,
      ...(value ? { value } : {}),
      ...(field.type === 'phone' ? { type: 'custom' } : {}),
    };
    const parsed = formField.safeParse(formFieldInput);
    return parsed.success ? parsed.data : formField.parse({ ...formFieldInput, type: 'text' });
  });
}
