import { expect, test } from 'vitest';
import * as constants from './constants.ts';

/** Sentences of the specification with the constants they define. */
const sentences: [sentence: string, values: Partial<Record<keyof typeof constants, unknown>>][] = [
  ['Api version 2.34', { API_VERSION: '2.34' }],
  ['Locale cookie 365 days', { LOCALE_COOKIE_SECONDS: 31_536_000 }],
  ['Popup 640x480', { SOCIAL_POPUP_WIDTH: 640, SOCIAL_POPUP_HEIGHT: 480 }],
  [
    'Balance refresh defaults: interval 10 s, click delay 1 s, auto-off 5 min',
    { BALANCE_INTERVAL_MS: 10_000, BALANCE_CLICK_DELAY_MS: 1_000, BALANCE_AUTO_OFF_MS: 300_000 },
  ],
  [
    'Registration hint 2 h (7,200,000 ms); confirm hint 5 days; day 86,400,000 ms',
    { REGISTRATION_HINT_MS: 7_200_000, CONFIRM_HINT_MS: 432_000_000, DAY_MS: 86_400_000 },
  ],
  ['History page size 4 per tab; recent transactions 4', { HISTORY_PAGE_SIZE: 4, RECENT_TRANSACTIONS: 4 }],
  ['Freespin count 99. Banner page size 10', { FREESPIN_COUNT: 99, BANNER_PAGE_SIZE: 10 }],
  [
    'Toast default 5 s; loyalty notification 5 s, volume 0.5, shown 300 ms after fetch',
    {
      TOAST_MS: 5_000,
      LOYALTY_NOTIFICATION_MS: 5_000,
      LOYALTY_NOTIFICATION_VOLUME: 0.5,
      LOYALTY_NOTIFICATION_DELAY_MS: 300,
    },
  ],
  ['Seon hit delay 3000 ms. Page reload guard 10 s', { SEON_HIT_DELAY_MS: 3_000, RELOAD_GUARD_MS: 10_000 }],
  ['Inactivity warning at 80 percent of time_to_force_logout', { INACTIVITY_WARNING_SHARE: 0.8 }],
  [
    'Password minimum 6; fakename 4 to 20; postcode up to 8 digits',
    { PASSWORD_MIN_LENGTH: 6, FAKENAME_MIN_LENGTH: 4, FAKENAME_MAX_LENGTH: 20, POSTCODE_MAX_DIGITS: 8 },
  ],
  [
    'Breakpoints: mobile to 767, tablet 768-991, laptop 992-1279, laptop large 1280-1365, desktop small 1366-1439, desktop 1440-1919, large 1920+',
    {
      BREAKPOINTS: {
        mobile: 0,
        tablet: 768,
        laptop: 992,
        laptopLarge: 1280,
        desktopSmall: 1366,
        desktop: 1440,
        large: 1920,
      },
    },
  ],
  ['Analytics timezone UTC+3', { ANALYTICS_OFFSET_MINUTES: 180 }],
  ['Game-search constants 15, 12, 300', { SEARCH_SUGGESTIONS_MAX: 15, SEARCH_PAGE_SIZE: 12, SEARCH_DEBOUNCE_MS: 300 }],
  ['two decimals for non-integers', { NUMBER_DECIMALS: 2 }],
  [
    'Virtual list render limit 1000 items, buffer 200 px',
    { VIRTUAL_LIST_MAX_ITEMS: 1_000, VIRTUAL_LIST_BUFFER_PX: 200 },
  ],
  ['Asia/Tashkent in SSR (A-130)', { TASHKENT_OFFSET_MINUTES: 300 }],
];

test.each(sentences)('constants equal the specification: %s', (_, values) => {
  expect(constants).toMatchObject(values);
});

test('constants.ts exports only constants that a sentence of the specification defines', () => {
  const cited = sentences.flatMap(([, values]) => Object.keys(values));
  expect(Object.keys(constants).sort()).toEqual(cited.sort());
});
