import { expect, test } from 'vitest';
import { createTexts } from './createTexts.ts';
import { loadMessages } from './loadMessages.ts';
import type { MessageError } from './MessageError.ts';

test('in development a message that is not loaded throws', async () => {
  const texts = createTexts('uz', await loadMessages('uz'));
  expect(() => texts.formatMessage({ id: 'validation.required' })).toThrow('No message: validation.required in uz');
  expect(() => texts.formatMessage({ id: 'toString' })).toThrow('No message');
});

test('a message that is not loaded is told once and shown as a fallback in the page’s language', async () => {
  const told: MessageError[] = [];
  const texts = createTexts('ru', await loadMessages('ru'), (error) => told.push(error));
  for (let time = 0; time < 3; time += 1)
    expect(texts.formatMessage({ id: 'validation.required' })).toBe('Проверьте это поле');
  expect(texts.formatMessage({ id: 'errors.NoSuchException' })).toMatch(/^Что-то пошло не так/);
  expect(texts.formatMessage({ id: 'offers.noSuch' })).toBe('…');
  expect(told.map(({ name, id, locale }) => [name, id, locale])).toEqual([
    ['MessageError', 'validation.required', 'ru'],
    ['MessageError', 'errors.NoSuchException', 'ru'],
    ['MessageError', 'offers.noSuch', 'ru'],
  ]);
});

test('a message without one of its values is told and shown with a gap; each request tells its own', async () => {
  const own = createTexts('uz', await loadMessages('uz'));
  await own.load(['auth']);
  for (let request = 0; request < 2; request += 1) {
    const told: MessageError[] = [];
    const texts = own.reportingTo((error) => told.push(error));
    expect(texts.formatMessage({ id: 'validation.minLength' })).toBe('Kamida … ta belgi kiriting');
    expect(told.map(({ message }) => message)).toEqual(['No value min: validation.minLength in uz']);
  }
});
