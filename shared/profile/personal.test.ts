import { expect, test } from 'vitest';
import { personalFields } from './personalFields.ts';
import { personalInput } from './personalInput.ts';

test('personalFields converts the platform’s fields to form fields, and an unknown type to text', () => {
  const fields = [
    { name: 'sex', type: 'sex', label: 'Jins', value: '1', options: [{ value: '1', label: 'Erkak' }] },
    { name: 'region', type: 'hologram', label: 'Viloyat', value: null, editable: false },
  ];
  expect(personalFields(fields)).toMatchObject([
    { name: 'sex', type: 'sex', value: '1', editable: true },
    { name: 'region', type: 'text', editable: false },
  ]);
});

test('personalInput converts typed values for saveProfileInfo, and drops unknown fields', () => {
  expect(personalInput({ first_name: ' Zuhro ', region: '', sex: '2', document: '12345678901234', form: 'x' })).toEqual(
    { first_name: 'Zuhro', region: null, sex: 2, document: { type: 'cpf', number: '12345678901234' } },
  );
  expect(personalInput({ sex: '', document: '' })).toEqual({ sex: 0, document: null });
});
