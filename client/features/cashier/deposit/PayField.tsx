import type { PhoneCountry } from '../../../../shared/auth/PhoneSettings.ts';
import type { FormField } from '../../../../shared/content/formField.ts';
import { ConfiguredField } from '../../../entities/form/ConfiguredField.tsx';

const nowhere = { countries: [], country: { code: '', phone_code: '', mask: '', name: '' } satisfies PhoneCountry };
const nothing = () => undefined;

/** A field of a payment method; a phone of one is a text with a mask (payFields). */
export function PayField({ field }: { field: FormField }) {
  return <ConfiguredField field={field} {...nowhere} onCountry={nothing} />;
}
