import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supportUrl } from '#client/app/shell/supportUrl.ts';
import { inLocale } from '#client/entities/language/inLocale.ts';
import { LOCALES, localeOf, stripLocale } from '#shared/locales.ts';
import { currentEntry } from './currentEntry.ts';
import { currentOption } from './currentOption.ts';
import { isCurrentLink } from './isCurrentLink.ts';
import { isOpenToBlocked } from './isOpenToBlocked.ts';

const visit = (url: string) => {
  const { pathname, search } = new URL(url, 'https://x.test');
  return { pathname, search };
};

test('isCurrentLink is true on the link’s page in both languages, and only for the same category', () => {
  expect(isCurrentLink('/', visit('/ru'))).toBe(true);
  expect(isCurrentLink('/gamehall', visit('/ru/gamehall/'))).toBe(true);
  expect(isCurrentLink('/gamehall', visit('/gamehall?category=slots'))).toBe(false);
  expect(isCurrentLink('/gamehall?category=slots', visit('/gamehall?category=slots&utm=1'))).toBe(true);
  expect(isCurrentLink('/gamehall?category=slots', visit('/gamehall?category=live'))).toBe(false);
  expect(isCurrentLink('/', visit('/about'))).toBe(false);
});

test('currentOption is the option of the page, else of the section that contains it, else undefined', () => {
  const casino = { url: '/gamehall' };
  const live = { url: '/gamehall?category=live' };
  const options = [casino, live];
  expect(currentOption(options, visit('/'))).toBe(casino);
  expect(currentOption(options, visit('/ru/game/book'))).toBe(casino);
  expect(currentOption(options, visit('/gamehall?category=live'))).toBe(live);
  expect(currentOption(options, visit('/gamehall?category=slots'))).toBe(casino);
  expect(currentOption(options, visit('/gamehallx'))).toBeUndefined();
  expect(currentOption(options, visit('/about'))).toBeUndefined();
});

test('currentEntry is the entry of the page, else of its section; games count to the hall, the hall to the lobby', () => {
  const [home, hall, slots, promotions] = ['/', '/gamehall', '/gamehall?category=slots', '/promotions'].map((url) => ({
    url,
  }));
  const rail = [home, hall, slots, promotions].filter((entry) => entry !== undefined);
  const bar = [home, promotions, { url: '/gamehall', action: 'search' }].filter((entry) => entry !== undefined);
  expect(currentEntry(rail, visit('/promotions'))).toEqual({ entry: promotions, isPage: true });
  expect(currentEntry(rail, visit('/ru/promotions/welcome'))).toEqual({ entry: promotions, isPage: false });
  expect(currentEntry(rail, visit('/platform/game/book'))).toEqual({ entry: hall, isPage: false });
  expect(currentEntry(rail, visit('/gamehall?category=slots'))).toEqual({ entry: slots, isPage: true });
  expect(currentEntry(rail, visit('/gamehall?category=new'))).toEqual({ entry: hall, isPage: false });
  expect(currentEntry(bar, visit('/gamehall'))).toEqual({ entry: home, isPage: false });
  expect(currentEntry(rail, visit('/promotionsx'))).toBeUndefined();
  expect(currentEntry(rail, visit('/about'))).toBeUndefined();
});

test('currentEntry is the profile for its pages and for those of the cashier without an entry of their own', () => {
  const [profile, deposit] = ['/profile', '/cashier/deposit'].map((url) => ({ url }));
  const menu = [profile, deposit].filter((entry) => entry !== undefined);
  expect(currentEntry(menu, visit('/profile/settings'))).toEqual({ entry: profile, isPage: false });
  expect(currentEntry(menu, visit('/ru/cashier/history'))).toEqual({ entry: profile, isPage: false });
  expect(currentEntry(menu, visit('/cashier/deposit'))).toEqual({ entry: deposit, isPage: true });
  expect(currentEntry(menu, visit('/cashierx'))).toBeUndefined();
});

test('inLocale, to another language and back, returns the same address', () => {
  expect(inLocale('/game/x', 'ru')).toBe('/ru/game/x');
  expect(inLocale('/ru', 'uz')).toBe('/');
  const segment = fc.stringMatching(/^[a-z0-9_-]{1,8}$/).filter((word) => word !== 'ru' && word !== 'uz');
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 3 }), fc.constantFrom(...LOCALES), (segments, locale) => {
      const path = `/${segments.join('/')}`;
      const moved = inLocale(path, locale);
      expect(localeOf(moved)).toBe(locale);
      expect(stripLocale(moved)).toBe(path);
      expect(inLocale(moved, 'uz')).toBe(path);
    }),
  );
});

test('isOpenToBlocked is true only for a blocked player at support; false during maintenance', () => {
  expect(isOpenToBlocked({ kind: 'blocked' }, `/ru${supportUrl()}`)).toBe(true);
  expect(isOpenToBlocked({ kind: 'blocked' }, '/')).toBe(false);
  expect(isOpenToBlocked({ kind: 'maintenance' }, supportUrl())).toBe(false);
});
