import { expect, test } from 'vitest';
import { createChain, leadsTo } from './createChain.ts';
import { ownRedirect } from './ownRedirect.ts';

const SITE = 'https://site.uz';
const from = { path: '/a', search: '', locale: 'uz' } as const;

test('a chain gives the place of a location on the site, with its language and query', () => {
  const visit = createChain(from, SITE);
  expect(visit('/ru/b?x=1')).toEqual({ path: '/b', search: '?x=1', locale: 'ru' });
  expect(visit('https://site.uz/c')).toEqual({ path: '/c', search: '', locale: 'uz' });
});

test('a chain leaves the site with a location on another host, port or scheme', () => {
  const visit = createChain(from, SITE);
  for (const location of ['https://other.uz/a', 'https://site.uz:444/a', 'http://site.uz/a', '//other.uz/a'])
    expect(visit(location)).toBeUndefined();
});

test('a chain that returns to its start or to any of its places is a loop, however the address is spelled', () => {
  const visit = createChain(from, SITE);
  expect(visit('/a/')).toBeNull();
  expect(visit('/%61')).toBeNull();
  expect(visit('/b')).toMatchObject({ path: '/b' });
  expect(visit('/b?again=1')).toBeNull();
  expect(visit('/ru/b')).toMatchObject({ locale: 'ru' });
});

test('home is one place in all languages, because the visitor’s language leads between them', () => {
  const visit = createChain({ path: '/', search: '', locale: 'uz' }, SITE);
  expect(visit('/ru')).toBeNull();
});

test('a chain of ten hops ends, and an eleventh hop is a loop', () => {
  const visit = createChain(from, SITE);
  for (let hop = 0; hop < 10; hop += 1) expect(visit(`/hop${hop}`)).toMatchObject({ path: `/hop${hop}` });
  expect(visit('/hop10')).toBeNull();
});

test('a location leads to the address that it redirects only in the same language and on the same site', () => {
  expect(leadsTo('/a/?x=1', from, SITE)).toBe(true);
  expect(leadsTo('https://site.uz/a', from, SITE)).toBe(true);
  expect(leadsTo('/ru/a', from, SITE)).toBe(false);
  expect(leadsTo('/b', from, SITE)).toBe(false);
  expect(leadsTo('https://other.uz/a', from, SITE)).toBe(false);
});

test('the site itself leads a guest from a private page home, with the whole address, and an alias to its page', () => {
  const place = { path: '/profile/settings', search: '?tab=a', hash: '#b', locale: 'ru' } as const;
  expect(ownRedirect(place, true)).toBe('/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings%3Ftab%3Da%23b');
  expect(ownRedirect(place, false)).toBeUndefined();
  expect(ownRedirect({ ...place, hash: undefined } as never, true)).toBe(
    '/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings%3Ftab%3Da',
  );
  expect(ownRedirect({ path: '/cashier', search: '?x=1', hash: '#y', locale: 'ru' }, false)).toBe(
    '/ru/cashier/deposit?x=1#y',
  );
  expect(ownRedirect({ path: '/cashier', search: '', locale: 'uz' }, true)).toBe('/cashier/deposit');
  expect(ownRedirect({ path: '/about', search: '', locale: 'uz' }, true)).toBeUndefined();
});
