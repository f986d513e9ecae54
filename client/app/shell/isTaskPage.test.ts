import { expect, test } from 'vitest';
import { isTaskPage } from './isTaskPage.ts';

test('isTaskPage is true in the cashier, the profile and the forms, in every language, else false', () => {
  for (const path of ['/cashier/deposit', '/ru/profile', '/forms/sign_in', '/ru/confirmation'])
    expect(isTaskPage(path), path).toBe(true);
  for (const path of ['/', '/ru', '/gamehall', '/profiles', '/offers/1']) expect(isTaskPage(path), path).toBe(false);
});
