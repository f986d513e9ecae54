import { expect, test } from 'vitest';
import { personalFields } from './personalFields.ts';
import { personalInput } from './personalInput.ts';

test('fields of the platform become fields of a form; a kind that nobody knows is a text', () => {
  const told = [
    { name: 'sex', type: 'sex', label: 'Jins', value: '1', options: [{ value: '1', label: 'Erkak' }] },
    { name: 'region', type: 'hologram', label: 'Viloyat', value: null, editable: false },
  ];
  expect(personalFields(told)).toMatchObject([
    { name: 'sex', type: 'sex', value: '1', editable: true },
    { name: 'region', type: 'text', editable: false },
  ]);
});

test('what was typed is sent as the method takes it, and nothing that it does not know', () => {
  expect(personalInput({ first_name: ' Zuhro ', region: '', sex: '2', document: '12345678901234', form: 'x' })).toEqual(
    { first_name: 'Zuhro', region: null, sex: 2, document: { type: 'cpf', number: '12345678901234' } },
  );
  expect(personalInput({ sex: '', document: '' })).toEqual({ sex: 0, document: null });
});
