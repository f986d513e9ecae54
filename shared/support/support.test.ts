import { expect, test } from 'vitest';
import { createCaseNumber, isCaseNumber } from './createCaseNumber.ts';
import { feedbackInput } from './feedbackInput.ts';
import { MAX_TICKET_LENGTH, ticketRule } from './ticketRule.ts';
import { unsubscribeInput } from './unsubscribeInput.ts';

const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim hali kelmadi' };

test('createCaseNumber returns distinct numbers that isCaseNumber accepts; other texts are refused', () => {
  const made = Array.from({ length: 200 }, createCaseNumber);
  expect(made.every(isCaseNumber)).toBe(true);
  expect(new Set(made).size).toBe(200);
  for (const other of ['', 'K7M2Q9', 'K7M2Q9TT', 'K7M2Q90', 'k7m2q9t', '<script'])
    expect(isCaseNumber(other), other).toBe(false);
});

test('feedbackInput, for a ticket of max length with context, returns at most 2000 characters', () => {
  const text = 'x'.repeat(MAX_TICKET_LENGTH);
  const about = [
    'Zarafshon Vault (zarafshon-vault), play',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '20.11.2026, 17:08',
  ];
  const input = feedbackInput({ ticket: { ...ticket, text }, caseNumber: 'K7M2Q9T', about });
  expect(input.text.length).toBeLessThanOrEqual(2000);
  expect(input.text.startsWith(text)).toBe(true);
  expect(input.text.endsWith('\n#K7M2Q9T')).toBe(true);
  expect(input.name).toBe('');
});

test('ticketRule, for a bad field, returns the message of that field', () => {
  const wrong = (change: object) => {
    const parsed = ticketRule.safeParse({ ...ticket, ...change });
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
  };
  expect(wrong({})).toEqual([]);
  expect(wrong({ subject_id: undefined, name: null })).toEqual([]);
  expect(wrong({ email: 'aziz' })).toEqual([['email', 'validation.email']]);
  expect(wrong({ text: '   ' })).toEqual([['text', 'validation.required']]);
  expect(wrong({ text: 'Pulim' })).toEqual([['text', 'validation.minLength?min=10']]);
  expect(wrong({ text: 'x'.repeat(MAX_TICKET_LENGTH + 1) })).toEqual([['text', 'validation.maxLength?max=1800']]);
});

test('unsubscribeInput reads token and type of contact, and returns null without a valid token', () => {
  const read = (query: string) => unsubscribeInput(new URLSearchParams(query));
  expect(read('token=1.ab&type=email&utm=x')).toEqual({ token: '1.ab', type: 'email' });
  expect(read('token=1.ab&type=pigeon')).toEqual({ token: '1.ab' });
  for (const nothing of ['', 'token=', 'token=%20', `token=${'x'.repeat(1025)}`, 'type=email'])
    expect(read(nothing), nothing).toBeNull();
});
