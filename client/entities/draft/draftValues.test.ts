import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { draftValues } from './draftValues.ts';

const typed = { first_name: 'Zuhro', text: 'Salom', empty: ' ', box: true };

test('draftValues returns text of harmless fields, without empty values and values that are not text', () => {
  const fields = [
    { name: 'first_name', type: 'name' },
    { name: 'text', type: 'text' },
    { name: 'empty', type: 'text' },
    { name: 'box', type: 'checkbox' },
    { name: 'missing', type: 'text' },
  ];
  expect(draftValues(typed, fields)).toEqual({ first_name: 'Zuhro', text: 'Salom' });
});

test.each([
  'password',
  'code',
  'checkbox',
  'cardHolder',
  'documentType',
  'documentNumber',
  'cpf',
  'iban',
  'promo',
  'login',
  'custom',
  'sum',
  'unheard',
])('draftValues, for a field of the type %s, returns nothing', (type) => {
  expect(draftValues({ field: 'typed' }, [{ name: 'field', type }])).toEqual({});
});

test.each([
  'password',
  'repeat_password',
  'old_password',
  'code',
  'sms_code',
  'pin',
  'cvv',
  'card_number',
  'document',
  'passport_series',
  'iban',
  'jshshir',
])('draftValues, for a text field named %s, returns nothing', (name) => {
  expect(draftValues({ [name]: 'typed' }, [{ name, type: 'text' }])).toEqual({});
});

test('draftValues, for a message with a card number, drops the message; shorter long numbers are stored', () => {
  const message = (text: string) => draftValues({ text }, [{ name: 'text', type: 'text' }]);
  for (const card of ['8600 1234 5678 9019', '4111111111111111', '4111-1111-1111-1111'])
    expect(message(`Kartam ${card}, pul kelmadi`), card).toEqual({});
  expect(message('Buyurtma 1234567890123')).toHaveProperty('text');
  expect(message('+998 90 123 45 67')).toHaveProperty('text');
});

test('draftValues, for the sandbox’s forms, returns every field except secrets, consents and documents', () => {
  const { registration, profile } = formsConfig.forms;
  const named = (fields: readonly { name: string; type: string }[]) =>
    Object.keys(draftValues(Object.fromEntries(fields.map(({ name }) => [name, 'typed'])), fields));
  expect(named(registration.email)).toEqual(['email', 'currency']);
  expect(named(registration.phone)).toEqual(['phone', 'currency']);
  expect(named(profile)).toEqual([
    'first_name',
    'last_name',
    'birth_date',
    'sex',
    'region',
    'home_town',
    'address',
    'postcode',
  ]);
});
