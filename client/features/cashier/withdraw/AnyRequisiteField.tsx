import type { PhoneCountry } from '../../../../shared/auth/PhoneSettings.ts';
import type { FormField } from '../../../../shared/content/formField.ts';
import { ConfiguredField } from '../../../entities/form/ConfiguredField.tsx';

/** A phone of a payment method is a text with a mask (payFields): no country is chosen. */
const nowhere = { countries: [], country: { code: '', phone_code: '', mask: '', name: '' } satisfies PhoneCountry };
const nothing = () => undefined;

/** A field of any kind the operator's forms have. */
export function AnyRequisiteField({ field }: { field: FormField }) {
  return <ConfiguredField field={field} {...nowhere} onCountry={nothing} />;
}
