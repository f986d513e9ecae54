import { expect, test } from 'vitest';
import { isSearchKey } from './isSearchKey.ts';

const press = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) =>
  isSearchKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('isSearchKey is true for Ctrl+K or ⌘K, in other keyboard layouts too', () => {
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('л', { metaKey: true, code: 'KeyK' })).toBe(true);
});

test('isSearchKey is false for a character alone and with Alt', () => {
  for (const key of ['/', 'k', 'K', 'л']) expect(press(key), key).toBe(false);
  expect(press('/', { ctrlKey: true })).toBe(false);
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false);
});
