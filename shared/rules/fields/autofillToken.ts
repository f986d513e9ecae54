import type { FormFieldSettings } from '#shared/content/formField.ts';

const BY_NAME: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  birth_date: 'bday',
  code: 'one-time-code',
  country: 'country',
  region: 'address-level1',
  home_town: 'address-level2',
  city: 'address-level2',
  town: 'address-level2',
  currency: 'transaction-currency',
  // Fields of payment methods lose the type (payFields).
  phone: 'tel',
  card: 'cc-number',
  card_number: 'cc-number',
  card_expiry: 'cc-exp',
  card_code: 'cc-csc',
};
const BY_TYPE: Partial<Record<FormFieldSettings['type'], string>> = {
  email: 'email',
  phone: 'tel',
  login: 'username',
  name: 'name',
  fakename: 'nickname',
  sex: 'sex',
  address: 'address-line1',
  postcode: 'postal-code',
  cardHolder: 'cc-name',
  code: 'one-time-code',
};

/** The `autocomplete` of a field that the operator configures: what of the player it asks for (WCAG 1.3.5), or `off`. */
export const autofillToken = ({ name, type }: Pick<FormFieldSettings, 'name' | 'type'>): string =>
  BY_NAME[name] ?? BY_TYPE[type] ?? 'off';
