import { expect, test } from 'vitest';
import type { RuleField } from './fieldRule.ts';
import { fieldRule } from './fieldRule.ts';
import { formRule } from './formRule.ts';

const nowMs = Date.UTC(2026, 5, 1);
const options = { locale: 'uz', nowMs } as const;

function messagesOf(fields: RuleField[], values: Record<string, unknown>) {
  const result = formRule(fields, options).safeParse(values);
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const passwords: RuleField[] = [
  { name: 'login', type: 'login' },
  { name: 'password', type: 'password' },
  { name: 'repeat_password', type: 'password' },
];

test('formRule checks the repeated password in the same pass as the other fields', () => {
  expect(messagesOf(passwords, { login: '', password: 'abc123', repeat_password: 'abc124' })).toEqual({
    login: 'validation.required',
    repeat_password: 'validation.passwordRepeat',
  });
  expect(messagesOf(passwords, { password: 'abc123' })).toEqual({
    login: 'validation.required',
    repeat_password: 'validation.required',
  });
  const good = { login: '+998', password: 'abc123', repeat_password: 'abc123' };
  expect(messagesOf(passwords, good)).toEqual({ ...good, login: '998' });
});

test('formRule, for a form without a repeat field, does not require one', () => {
  expect(messagesOf([{ name: 'password', type: 'password' }], { password: 'abc123' })).toEqual({ password: 'abc123' });
});

const rule = (field: Omit<RuleField, 'name'> & { name?: string }) => fieldRule({ name: 'x', ...field }, options);
const message = (field: Omit<RuleField, 'name'> & { name?: string }, value: unknown) =>
  rule(field).safeParse(value).error?.issues[0]?.message;

test('fieldRule, for every type of field, returns the message of its rule for a bad value', () => {
  const refused: [RuleField['type'], unknown, string][] = [
    ['text', '', 'validation.required'],
    ['login', '+', 'validation.required'],
    ['email', 'a', 'validation.email'],
    ['phone', '1', 'validation.phone'],
    ['password', 'a', 'validation.minLength?min=6'],
    ['name', 'a1', 'validation.name'],
    ['address', 'a#', 'validation.address'],
    ['date', '1', 'validation.date'],
    ['sex', '0', 'validation.required'],
    ['postcode', 'a', 'validation.postcode'],
    ['cardHolder', '1', 'validation.cardHolder'],
    ['documentType', '', 'validation.required'],
    ['documentNumber', '', 'validation.required'],
    ['cpf', '', 'validation.required'],
    ['fakename', 'a', 'validation.minLength?min=4'],
    ['checkbox', false, 'validation.checkbox'],
    ['custom', '', 'validation.required'],
    ['select', '', 'validation.required'],
    ['sum', 'a', 'validation.sumCharacters'],
    ['code', '1', 'validation.code'],
    ['iban', '1', 'validation.iban'],
  ];
  for (const [type, value, expected] of refused) expect(message({ type }, value), type).toBe(expected);
  expect(rule({ type: 'promo' }).safeParse('').success).toBe(true);
});

test('fieldRule passes bounds, patterns, options and phone checks of the configuration to the rule', () => {
  expect(message({ type: 'sum', min: '5', max: 9 }, '4')).toBe('validation.sum?min=5&max=9');
  expect(message({ type: 'text', max: 2 }, 'abc')).toBe('validation.maxLength?max=2');
  expect(message({ type: 'cpf', regex: '^\\d{14}$' }, '1')).toBe('validation.custom');
  expect(message({ type: 'select', options: [{ value: 'a', label: 'A' }] }, 'b')).toBe('validation.required');
  expect(message({ type: 'date', max: '01.01.2000' }, '02.01.2000')).toBe('validation.dateMax?max=01.01.2000');
  expect(message({ type: 'date', name: 'birth_date' }, '02.06.2008')).toBe('validation.dateMax?max=01.06.2008');
  expect(message({ type: 'date' }, '02.06.2008')).toBeUndefined();
  expect(rule({ type: 'sum', optional: true }).safeParse('').data).toBeNull();
  expect(message({ type: 'sum', optional: true, min: 5 }, '4')).toBe('validation.sumMin?min=5');
  expect(fieldRule({ name: 'x', type: 'password' }, { ...options, password: 'current' }).safeParse('ы').success).toBe(
    true,
  );
  const phone = fieldRule(
    { name: 'x', type: 'phone' },
    { ...options, missingPhoneDigits: (value) => (value === '5' ? 0 : -1) },
  );
  expect([phone.safeParse('5').success, phone.safeParse('+998901234567').success]).toEqual([true, false]);
});

test('fieldRule, for a mask with unmask, checks the typed text and returns it without literals, typed with them or not', () => {
  const field: RuleField = { name: 'card', type: 'custom', mask: '8600 ####', regex: '^8600', unmask: true };
  const parse = (value: string, more: Partial<RuleField> = {}) =>
    fieldRule({ ...field, ...more }, options).safeParse(value);
  expect(parse('8600 12').data).toBe('12');
  expect(parse('860012').data).toBe('12');
  expect(parse('8600 12', { unmask: false }).data).toBe('8600 12');
  expect(parse('12').error?.issues[0]?.message).toBe('validation.custom');
  expect(parse('', { optional: true }).data).toBe('');
});
