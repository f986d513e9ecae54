import { expect, test } from 'vitest';
import { matchWildcard } from './matchWildcard.ts';
import { redirectIndex } from './redirectIndex.ts';
import { type RedirectRule, redirectRule } from './redirectRule.ts';
import { mergeSearch, resolveRedirect, safeLocation } from './resolveRedirect.ts';
import { redirectsOf, ruleRedirect } from './ruleRedirect.ts';
import { siteLoops } from './siteLoops.ts';

const indexOf = (...list: [from: string, to: string, status?: number][]) =>
  redirectIndex(list.map((one) => redirectRule(...one) as RedirectRule));
const resolve = (index: ReturnType<typeof indexOf>, path: string, search = '', locale: 'uz' | 'ru' = 'uz') =>
  resolveRedirect(index, { path, search, locale });

test.each([
  ['?a=1', '?b=2', '?a=1&b=2'],
  ['?a=1', '?a=2&b=3&a=4', '?a=1&b=3'],
  ['', '?b=2', '?b=2'],
  ['?a=1', '', '?a=1'],
  ['?a=1', '?', '?a=1'],
  ['', '?', ''],
  ['', '?&&', ''],
  ['?a=1', '?%61=2&b', '?a=1&b'],
  ['?a=1', '?=x', '?a=1&=x'],
])('the query %s of a target and %s of a request become %s', (target, request, merged) => {
  expect(mergeSearch(target, request)).toBe(merged);
});

test.each([
  ['//evil.uz', '/evil.uz'],
  ['/\\evil.uz', '/evil.uz'],
  ['\\evil.uz', '/evil.uz'],
  ['/a b\r\nc', '/abc'],
  ['/é', '/%C3%A9'],
  ['/\uD800', '/%EF%BF%BD'],
  ['/\u{1F600}', '/%F0%9F%98%80'],
  ['https://a.uz//b', 'https://a.uz//b'],
  ['/a//b', '/a//b'],
])('the location %j is sent as %s', (location, safe) => {
  expect(safeLocation(location)).toBe(safe);
});

test('a chain has the status of its hops when they agree, and is temporary when they do not', () => {
  expect(resolve(indexOf(['/a', '/b', 308], ['/b', '/c', 308]), '/a')).toEqual({ location: '/c', status: 308 });
  expect(resolve(indexOf(['/a', '/b', 308], ['/b', '/c', 301]), '/a')).toEqual({ location: '/c', status: 302 });
  expect(resolve(indexOf(['/a', '/b', 307]), '/a')).toEqual({ location: '/b', status: 307 });
});

test('a chain of five hops is followed, and a longer one is no redirect', () => {
  const hops = (count: number) =>
    indexOf(...Array.from({ length: count }, (_, hop): [string, string] => [`/h${hop}`, `/h${hop + 1}`]));
  expect(resolve(hops(5), '/h0')?.location).toBe('/h5');
  expect(resolve(hops(6), '/h0')).toBeUndefined();
});

test('a chain that leaves the site ends there, with the queries of all hops', () => {
  const index = indexOf(['/a', '/b?x=1'], ['/b', 'https://a.uz/?y=2'], ['/', '/never']);
  expect(resolve(index, '/a', '?z=3', 'ru')?.location).toBe('https://a.uz/?y=2&x=1&z=3');
});

test('a target keeps its own language; one without a language gets the visitor’s', () => {
  const index = indexOf(['/a', '/b'], ['/c', '/ru/d'], ['/e', '/']);
  expect(resolve(index, '/a', '', 'ru')?.location).toBe('/ru/b');
  expect(resolve(index, '/c', '', 'uz')?.location).toBe('/ru/d');
  expect(resolve(index, '/c', '', 'ru')?.location).toBe('/ru/d');
  expect(resolve(index, '/e', '', 'ru')?.location).toBe('/ru');
});

test('a target with an empty query or hash has none, and its own hash goes before the visitor’s', () => {
  expect(resolve(indexOf(['/a', '/b?']), '/a')?.location).toBe('/b');
  const place = { path: '/a', search: '?x=1', hash: '#was', locale: 'uz' } as const;
  expect(resolveRedirect(indexOf(['/a', '/b#own']), place)?.location).toBe('/b?x=1#own');
  expect(resolveRedirect(indexOf(['/a', '/b']), place)?.location).toBe('/b?x=1#was');
});

test('a rule to its own address, and a loop, are no redirect; another site’s same path is', () => {
  expect(resolve(indexOf(['/a', '/a']), '/a')).toBeUndefined();
  expect(resolve(indexOf(['/a', '/%61/']), '/a')).toBeUndefined();
  expect(resolve(indexOf(['/a', '/b'], ['/b', '/c'], ['/c', '/b']), '/a')).toBeUndefined();
  expect(resolve(indexOf(['/a', 'https://a.uz/a']), '/a')?.location).toBe('https://a.uz/a');
  expect(resolve(indexOf(['/a', 'http://a.uz/a']), '/a', '', 'ru')?.location).toBe('http://a.uz/a');
});

test('a star that matches a slash does not lead to another host', () => {
  expect(resolve(indexOf(['/old/*', '/*']), '/old//evil.uz')?.location).toBe('/evil.uz');
  expect(indexOf(['/old/*', '/*']).match('/old///evil.uz')?.to).toBe('/evil.uz');
  expect(resolve(indexOf(['/old/*', 'https://a.uz/*']), '/old//b')?.location).toBe('https://a.uz//b');
});

test('stars are filled in their order, and the first rule of a path applies, with or without stars', () => {
  const index = indexOf(['/a/*/b/*', '/*/x/*'], ['/a/*', '/second'], ['/p', '/one'], ['/p', '/two'], ['/p*', '/three']);
  expect(index.match('/a/1/b/2')?.to).toBe('/1/x/2');
  expect(index.match('/a/1')?.to).toBe('/second');
  expect(index.match('/p')?.to).toBe('/one');
  expect(index.match('/px')?.to).toBe('/three');
  expect(index.match('/q')).toBeUndefined();
  expect(index.rules).toHaveLength(5);
});

test.each([
  [['/a'], '/a', []],
  [['/a'], '/ab', undefined],
  [['/a', ''], '/a', ['']],
  [['/a', 'a'], '/a', undefined],
  [['/', '/', ''], '/x/y', ['x', 'y']],
  [['/', 'b', 'c'], '/abbc', ['ab', '']],
  [['/ab', 'b', ''], '/ab', undefined],
  [['/ab', 'b', ''], '/abb', ['', '']],
  [['/', 'ab', 'b'], '/xab', undefined],
  [['/', 'ab', 'b'], '/abab', ['', 'a']],
  [['/x', 'x', 'x'], '/xx', undefined],
  [['/', 'x', 'z'], '/yz', undefined],
  [['/b', ''], '/a', undefined],
  [['/', 'b'], '/a', undefined],
])('the pieces %j match %s with %j', (pieces, text, captures) => {
  expect(matchWildcard(pieces, text)).toEqual(captures);
});

const site = (isGuest: boolean, ...lists: ReturnType<typeof indexOf>[]) => ({
  rulesOf: () => lists,
  isGuest,
  origin: 'https://site.uz',
});
const placeOf = (path: string) => ({ path, search: '', locale: 'uz' }) as const;

test('of several lists the first whose chain ends applies, and the skipped ones are told', () => {
  const skipped: unknown[] = [];
  const lists = [indexOf(['/x', '/y']), indexOf(['/x', '/rules'], ['/y', 'https://site.uz/x'])];
  const rules = { ...site(true, ...lists), onLoop: (...told: unknown[]) => skipped.push(told) };
  expect(ruleRedirect(placeOf('/x'), rules)?.location).toBe('/rules');
  expect(skipped).toEqual([[placeOf('/x'), '/y']]);
  expect([...redirectsOf(placeOf('/x'), rules)].map(({ location }) => location)).toEqual(['/y', '/rules']);
  expect(ruleRedirect(placeOf('/z'), rules)).toBeUndefined();
});

test('a rule to the site’s own address of the same page is no redirect, and one to another site ends the chain', () => {
  expect([...redirectsOf(placeOf('/a'), site(true, indexOf(['/a', 'https://site.uz/a'])))]).toEqual([]);
  expect(ruleRedirect(placeOf('/a'), site(true, indexOf(['/a', 'https://b.uz/a'])))?.location).toBe('https://b.uz/a');
});

test('a rule to a private page returns for a guest whom the site sends back, and applies for a player', () => {
  const lists = [indexOf(['/', '/profile'])];
  expect(ruleRedirect(placeOf('/'), site(true, ...lists))).toBeUndefined();
  expect(ruleRedirect(placeOf('/'), site(false, ...lists))?.location).toBe('/profile');
});

test('rules that form loops across lists, or with the site for a guest or a player, are listed; hidden ones are not', () => {
  const froms = (...lists: ReturnType<typeof indexOf>[]) => siteLoops(lists).map(({ from }) => from);
  expect(froms(indexOf(['/x', '/y']), indexOf(['/y', '/x'], ['/fine', '/rules']))).toEqual(['/x', '/y']);
  expect(froms(indexOf(['/', '/profile']))).toEqual(['/']);
  expect(froms(indexOf(['/cashier/deposit', '/cashier']))).toEqual(['/cashier/deposit']);
  expect(froms(indexOf(['/x', '/y']), indexOf(['/x', '/z'], ['/y', '/w']))).toEqual([]);
  expect(froms(indexOf(['/x', '/z']), indexOf(['/x', '/y'], ['/y', '/x']))).toEqual([]);
  // For a guest the site has no redirect back.
  expect(froms(indexOf(['/profile/responsible-game', '/responsible-game']))).toEqual(['/profile/responsible-game']);
});
