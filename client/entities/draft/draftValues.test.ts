import { expect, test } from 'vitest';
import { formsConfig } from '../../../sandbox/content/data/formsConfig.ts';
import { draftValues } from './draftValues.ts';

const typed = { first_name: 'Zuhro', text: 'Salom', empty: ' ', box: true };

test('what was typed into harmless fields is stored, what is empty or no text is not', () => {
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
])('a field of the type %s is never stored', (type) => {
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
])('a field named %s is never stored, whatever type the operator gave it', (name) => {
  expect(draftValues({ [name]: 'typed' }, [{ name, type: 'text' }])).toEqual({});
});

test('a card number in a message stores none of it; a long number of another kind does not matter', () => {
  const message = (text: string) => draftValues({ text }, [{ name: 'text', type: 'text' }]);
  for (const card of ['8600 1234 5678 9019', '4111111111111111', '4111-1111-1111-1111'])
    expect(message(`Kartam ${card}, pul kelmadi`), card).toEqual({});
  expect(message('Buyurtma 1234567890123')).toHaveProperty('text');
  expect(message('+998 90 123 45 67')).toHaveProperty('text');
});

test('of the sandbox’s own forms everything but secrets, consents and documents is stored', () => {
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
