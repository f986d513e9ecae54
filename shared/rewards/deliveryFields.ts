import { type FormFieldSettings, formField } from '#shared/content/formField.ts';

/** The fields of the address to which a gift is sent, for both faces of its form and for the sandbox. */
export const deliveryFields: readonly FormFieldSettings[] = [
  { name: 'recipient', type: 'name' },
  { name: 'phone', type: 'phone' },
  { name: 'region', type: 'address' },
  { name: 'town', type: 'address' },
  { name: 'street', type: 'address' },
  { name: 'note', type: 'text', optional: true, max: 300 },
].map((field) => formField.parse(field));
