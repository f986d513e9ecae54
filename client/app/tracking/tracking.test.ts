import { expect, test } from 'vitest';
import { readConsent } from '#client/lib/visitor/readConsent.ts';
import { createTrackerStore } from '#client/stores/tracker.store.ts';
import { readTracking } from '#shared/tracking/readTracking.ts';
import { createTagManager, type TagWindow } from './createTagManager.ts';
import { hasTrackers } from './hasTrackers.ts';

function windowOf(): { window: TagWindow; loaded: string[] } {
  const loaded: string[] = [];
  const document = {
    createElement: () => ({ async: false, src: '' }),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  } as unknown as TagWindow['document'];
  return { window: { document }, loaded };
}

test.each([
  ['', null],
  ['sid=1; cookie_consent=all', 'all'],
  ['cookie_consent=necessary; sid=1', 'necessary'],
  ['cookie_consent=perhaps', null],
  ['not_cookie_consent=all', null],
])('readConsent, for the cookies %j, is %s', (cookies, consent) => {
  expect(readConsent(cookies)).toBe(consent);
});

test('readTracking, for a query with other keys too, returns only tracking keys, the last value of each', () => {
  expect(readTracking('?track_id=1&track_id=2&link_id=a&goal_id=&utm_source=x')).toEqual({
    track_id: '2',
    link_id: 'a',
  });
  expect(readTracking('')).toEqual({});
});

test('hasTrackers is true only where the operator has a tracker id', () => {
  expect(hasTrackers(null)).toBe(false);
  expect(hasTrackers({ analytic: null })).toBe(false);
  expect(hasTrackers({ analytic: { gtm: '' } })).toBe(false);
  expect(hasTrackers({ analytic: { ym: '1' } })).toBe(true);
});

test('createTagManager loads only the operator’s trackers and encodes their ids in the address', () => {
  const { window, loaded } = windowOf();
  createTagManager(window, { gtm: 'GTM-1&x=y' }).push('tracking_params', { link_id: 'a' });
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1%26x%3Dy']);
  expect(window.dataLayer).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'tracking_params', link_id: 'a' },
  ]);
  const other = windowOf();
  createTagManager(other.window, { ym: '77' });
  expect(other.loaded).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
});

test('the tracker store passes queued events to a new listener, and none after it stops', () => {
  const store = createTrackerStore();
  store.track('error_login', { code: 'x' });
  const received: string[] = [];
  const stop = store.listen(({ event }) => received.push(event));
  store.track('login');
  stop();
  store.track('later');
  expect(received).toEqual(['error_login', 'login']);
});
