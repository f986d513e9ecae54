import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { cacheableUrl, isForOne } from './cacheableUrl.ts';
import { createAddresses } from './createAddresses.ts';

test('cacheableUrl returns the path and the parameters that change the page, in one spelling', () => {
  expect(cacheableUrl('/gamehall?utm_source=x&providers=b,a,b&category=slots')).toBe(
    '/gamehall?category=slots&providers=a,b',
  );
  expect(cacheableUrl('/ru/gamehall/?providers=')).toBe('/ru/gamehall');
  expect(cacheableUrl('/promotions?category=x&promo_code=GIFT')).toBe('/promotions');
  expect(cacheableUrl('/%67amehall?category=<script>')).toBe('/gamehall');
  // Games of a tournament are filtered only by provider: an arbitrary category would be another spelling of the same page.
  expect(cacheableUrl('/tournaments/5/gamehall?category=live&types=slot&sort=new&page=2&providers=b,a')).toBe(
    '/tournaments/5/gamehall?providers=a,b&page=2',
  );
  expect(cacheableUrl('/')).toBe('/');
});

const addressOf = createAddresses();
const isCanonical = (target: string) => addressOf(target).isCanonical;

test('cacheableUrl, for a route in any case, returns its canonical spelling, and leaves path parameters unchanged', () => {
  const anyCase = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) =>
        [...text].map((character, index) => (upper[index] ? character.toUpperCase() : character)).join(''),
      );
  const plain = Object.values(paths).flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [pattern]));
  fc.assert(
    fc.property(
      fc.constantFrom(...plain).chain((path) => fc.tuple(fc.constant(path), anyCase(path))),
      ([path, typed]) => {
        expect(cacheableUrl(typed)).toBe(path);
        expect(cacheableUrl(`/ru${typed}`)).toBe(cacheableUrl(`/ru${path}`));
        expect(isCanonical(typed)).toBe(typed === path);
      },
    ),
  );
  expect(cacheableUrl('/GAME/BookOfRa?x=1')).toBe('/game/BookOfRa');
  expect(cacheableUrl('/ru/Tournaments/Weekly-7/GameHall?providers=NUR')).toBe(
    '/ru/tournaments/Weekly-7/gamehall?providers=NUR',
  );
  expect(cacheableUrl('/FAQ')).toBe('/FAQ');
  expect(cacheableUrl('/GameHall?category=slots')).toBe('/gamehall?category=slots');
  expect([isCanonical('/gamehall?x=1'), isCanonical('/gamehall/'), isCanonical('/%67amehall')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('cacheableUrl, for providers in any order and repetition, returns one URL', () => {
  const name = fc.stringMatching(/^[a-z]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 20 }), fc.infiniteStream(fc.nat()), (names, order) => {
      const shuffled = names.map((one) => [order.next().value, one] as const).sort(([a], [b]) => a - b);
      const url = `/gamehall?providers=${[...shuffled, ...shuffled].map(([, one]) => one).join(',')}`;
      expect(cacheableUrl(url)).toBe(`/gamehall?providers=${names.toSorted().join(',')}`);
    }),
  );
});

test('cacheableUrl, for any fuzzed URL, returns printable ASCII and is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), fc.webQueryParameters(), (path, query) => {
      const once = cacheableUrl(`/${path.replaceAll('?', '')}?${query}`);
      expect(once).not.toMatch(/[^\x21-\x7e]/);
      expect(cacheableUrl(once)).toBe(once);
    }),
  );
});

test('cacheableUrl of the hall preserves sort, a page up to 42 and the search, which isForOne reports as private', () => {
  expect(cacheableUrl('/gamehall?sort=new&page=3')).toBe('/gamehall?sort=new&page=3');
  expect(cacheableUrl('/gamehall?sort=evil&page=43')).toBe('/gamehall?page=42');
  expect(cacheableUrl('/gamehall?page=-1&page=2')).toBe('/gamehall');
  expect(cacheableUrl('/gamehall?search=%20book%20of%20')).toBe('/gamehall?search=book%20of');
  expect(isForOne(cacheableUrl('/gamehall?search=a'))).toBe(true);
  expect(isForOne(cacheableUrl('/gamehall?category=slots'))).toBe(false);
});

test('cacheableUrl of a form page preserves only the error’s parameters, and isForOne returns true', () => {
  expect(cacheableUrl('/ru/forms/sign_in?error=auth.wrong&field=login&login=me@x.uz&utm=1')).toBe(
    '/ru/forms/sign_in?error=auth.wrong&field=login',
  );
  // The sign-in needs it for the link that opens a closed account again.
  expect(cacheableUrl('/forms/sign_in?step=social&status=error&error=account_left&service=yandex')).toBe(
    '/forms/sign_in?error=account_left&step=social&service=yandex',
  );
  expect(cacheableUrl('/forms/sign_in?error=<b>')).toBe('/forms/sign_in');
  expect(isForOne('/forms/sign_up')).toBe(true);
});

test('a page that contains a form is private for isForOne only with the result of a form in its URL', () => {
  expect(cacheableUrl('/ru/unsubscribe?token=1.secret&type=email')).toBe('/ru/unsubscribe');
  expect(isForOne('/ru/unsubscribe')).toBe(false);
  const answered = cacheableUrl('/ru/support?utm=1&step=sent&case=K7M2Q9T&text=mine');
  expect(answered).toBe('/ru/support?step=sent&case=K7M2Q9T');
  expect(isForOne(answered)).toBe(true);
  expect(cacheableUrl('/offers?promo_code=GIFT')).toBe('/offers');
  const checked = cacheableUrl('/ru/offers?form=promo&error=offers.promo.EXPIRED&field=promo_code');
  expect(checked).toBe('/ru/offers?error=offers.promo.EXPIRED&field=promo_code&form=promo');
  expect(isForOne(checked)).toBe(true);
});

test('the link that confirms a contact has all its parameters in cacheableUrl and is private for isForOne', () => {
  const link = '/ru/confirmation?contact=a%40yulduz.test&code=123456';
  expect(cacheableUrl(link)).toBe(link);
  for (const url of [link, '/confirmation']) expect(isForOne(url)).toBe(true);
  expect(isForOne('/confirmation/success')).toBe(false);
  expect(cacheableUrl('/confirmation/success?contact=a')).toBe('/confirmation/success');
});
