import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isBareHome, localeTarget } from './localeTarget.ts';

const visit = (url: string | undefined, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;
const russian = { 'accept-language': 'ru-RU,ru;q=0.9' };
const env = { LOCALE_COOKIE: 'lang' };
const targetOf = localeTarget(env);

test('only GET and HEAD of exactly the root, with or without a query, are the bare home', () => {
  expect(['/', '/?a=1'].map((url) => isBareHome(visit(url)))).toEqual([true, true]);
  expect(isBareHome(visit('/', {}, 'HEAD'))).toBe(true);
  expect(['', '/ru', '/x?', '//', undefined].map((url) => isBareHome(visit(url)))).toEqual(Array(5).fill(false));
  expect(isBareHome(visit('/', {}, 'POST'))).toBe(false);
});

test('an address that a router has cut is not the bare home', () => {
  expect(isBareHome({ ...visit('/'), originalUrl: '/ru' } as unknown as IncomingMessage)).toBe(false);
});

test('the stored choice goes before the languages of the browser, and an unknown choice does not count', () => {
  expect(targetOf(visit('/?a=1', { cookie: 'lang=ru' }))).toBe('/ru?a=1');
  expect(targetOf(visit('/', { ...russian, cookie: 'lang=uz' }))).toBeUndefined();
  expect(targetOf(visit('/', { ...russian, cookie: 'lang=xx' }))).toBe('/ru');
  expect(targetOf(visit('/', { cookie: 'other=ru' }))).toBeUndefined();
});

test('the languages of the browser choose among those of the site; without any, the site’s own', () => {
  expect(targetOf(visit('/', russian))).toBe('/ru');
  expect(targetOf(visit('/', { 'accept-language': 'en' }))).toBeUndefined();
  expect(targetOf(visit('/'))).toBeUndefined();
  expect(targetOf(visit('/gamehall', russian))).toBeUndefined();
});

test('a brand in one language leads to it, whatever cookie and browser say', () => {
  const ofBrand = localeTarget(env, { languages: ['uz'], language: 'uz' });
  expect(ofBrand(visit('/', { ...russian, cookie: 'lang=ru' }))).toBeUndefined();
  const russianBrand = localeTarget(env, { languages: ['ru'], language: 'ru' });
  expect(russianBrand(visit('/', { cookie: 'lang=uz', 'accept-language': 'uz' }))).toBe('/ru');
  expect(russianBrand(visit('/'))).toBe('/ru');
});
