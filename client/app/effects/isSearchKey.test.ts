import { expect, test } from 'vitest';
import { isSearchKey } from './isSearchKey.ts';

const press = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) =>
  isSearchKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: { tagName: 'BODY' }, ...more });

test('isSearchKey is true for / outside fields, and for Ctrl+K or ⌘K in fields and other keyboard layouts', () => {
  expect(press('/')).toBe(true);
  expect(press('/', { target: null })).toBe(true);
  expect(press('k', { ctrlKey: true, target: { tagName: 'INPUT' } })).toBe(true);
  expect(press('л', { metaKey: true, code: 'KeyK' })).toBe(true);
});

test('isSearchKey is false for / in a field, for a plain K and for / with Ctrl or Alt', () => {
  for (const tagName of ['INPUT', 'TEXTAREA', 'SELECT']) expect(press('/', { target: { tagName } })).toBe(false);
  expect(press('/', { target: { tagName: 'DIV', isContentEditable: true } })).toBe(false);
  expect(press('k')).toBe(false);
  expect(press('/', { ctrlKey: true })).toBe(false);
  expect(press('/', { altKey: true })).toBe(false);
});
