import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import { loadMessages } from './loadMessages.ts';
import type { MessageError } from './MessageError.ts';

afterEach(() => {
  vi.doUnmock('./loadMessages.ts');
  vi.resetModules();
});

test('createTexts without a reporter throws for a message that is not loaded', async () => {
  const texts = createTexts('uz', await loadMessages('uz'));
  expect(() => texts.formatMessage({ id: 'validation.required' })).toThrow('No message: validation.required in uz');
  expect(() => texts.formatMessage({ id: 'toString' })).toThrow('No message');
});

test('createTexts, for a message that is not loaded, reports it once and shows a fallback in the page’s language', async () => {
  const reported: MessageError[] = [];
  const texts = createTexts('ru', await loadMessages('ru'), (error) => reported.push(error));
  for (let time = 0; time < 3; time += 1)
    expect(texts.formatMessage({ id: 'validation.required' })).toBe('Проверьте это поле');
  expect(texts.formatMessage({ id: 'errors.NoSuchException' })).toMatch(/^Что-\u2060то пошло не так/);
  expect(texts.formatMessage({ id: 'offers.noSuch' })).toBe('…');
  expect(reported.map(({ name, id, locale }) => [name, id, locale])).toEqual([
    ['MessageError', 'validation.required', 'ru'],
    ['MessageError', 'errors.NoSuchException', 'ru'],
    ['MessageError', 'offers.noSuch', 'ru'],
  ]);
});

test('createTexts, for a marked text without its function, reports it and shows the text', async () => {
  const reported: MessageError[] = [];
  const texts = createTexts('uz', await loadMessages('uz'), (error) => reported.push(error));
  await texts.load(['auth']);
  expect(texts.formatParts({ id: 'auth.termsNote' }, {}).join('')).toContain('sayt shartlariga roziligingizni');
  expect(reported.map(({ message }) => message)).toEqual(['No value terms: auth.termsNote in uz']);
});

test('createTexts, for a message without a value, reports it once per request and shows an ellipsis in its place', async () => {
  const uzbek = createTexts('uz', await loadMessages('uz'));
  await uzbek.load(['auth']);
  for (let request = 0; request < 2; request += 1) {
    const reported: MessageError[] = [];
    const texts = uzbek.reportingTo((error) => reported.push(error));
    expect(texts.formatMessage({ id: 'validation.minLength' })).toBe('Kamida …\u00a0ta belgi kiriting');
    expect(reported.map(({ message }) => message)).toEqual(['No value min: validation.minLength in uz']);
  }
});

test('createTexts, when the messages of an area failed to load, loads them again for the next part; loaded ones only once', async () => {
  vi.resetModules();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({});
  vi.doMock('./loadMessages.ts', () => ({ loadMessages: load }));
  const { createTexts: createFresh } = await import('./createTexts.ts');
  const texts = createFresh('uz', {});
  await expect(texts.load(['auth'])).rejects.toThrow('Failed to fetch');
  await texts.load(['auth']);
  await texts.load(['auth']);
  expect(load).toHaveBeenCalledTimes(2);
});
