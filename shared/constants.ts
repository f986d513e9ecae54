/**
 * Constants and limits of the specification. Each is a separate constant, so that a page loads only those it uses.
 * Milliseconds end in `_MS`, minutes in `_MINUTES`, seconds in `_SECONDS`.
 */

/** `version` parameter of every call of the product API. */
export const API_VERSION = '2.34';

/** Milliseconds of a day of 24 hours; a calendar day may be longer or shorter where clocks change. */
export const DAY_MS = 86_400_000;
/** Lifetime of the locale cookie: 365 days. */
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

/** Width of the window of a social login, CSS pixels. */
export const SOCIAL_POPUP_WIDTH = 640;
/** Height of the window of a social login, CSS pixels. */
export const SOCIAL_POPUP_HEIGHT = 480;

/** Interval of balance refreshes, unless the site settings have one. */
export const BALANCE_INTERVAL_MS = 10_000;
/** Min time between two balance refreshes by click, unless the site settings have one. */
export const BALANCE_CLICK_DELAY_MS = 1_000;
/** Time without a click after which balance refreshes stop, unless the site settings have one. */
export const BALANCE_AUTO_OFF_MS = 5 * 60_000;

/** Time from `reg_time` to the hint to complete the registration. */
export const REGISTRATION_HINT_MS = 7_200_000;
/** Time from `reg_time` to the hint to confirm a contact. */
export const CONFIRM_HINT_MS = 5 * DAY_MS;

/** Payments per page of the history. */
export const HISTORY_PAGE_SIZE = 4;
/** Payments in the list of recent transactions. */
export const RECENT_TRANSACTIONS = 4;
/** Packs of free spins requested at once. */
export const FREESPIN_COUNT = 99;
/** Banners per page. */
export const BANNER_PAGE_SIZE = 10;

/** Time a toast is shown. */
export const TOAST_MS = 5_000;
/** Time a loyalty notification is shown. */
export const LOYALTY_NOTIFICATION_MS = 5_000;
/** Volume of the sound of a loyalty notification, 0 to 1. */
export const LOYALTY_NOTIFICATION_VOLUME = 0.5;
/** Delay from the answer of loyalty.getnotifications to the first notification. */
export const LOYALTY_NOTIFICATION_DELAY_MS = 300;

/** Delay of the visit beacons after the first page has loaded. */
export const SEON_HIT_DELAY_MS = 3_000;
/** Min time between two automatic reloads of the same path. */
export const RELOAD_GUARD_MS = 10_000;

/** Share of `time_to_force_logout` after which the player is warned; the countdown lasts for the rest. */
export const INACTIVITY_WARNING_SHARE = 0.8;

/** Min characters of a password. */
export const PASSWORD_MIN_LENGTH = 6;
/** Min characters of a nickname. */
export const FAKENAME_MIN_LENGTH = 4;
/** Max characters of a nickname. */
export const FAKENAME_MAX_LENGTH = 20;
/** Max digits of a postcode. */
export const POSTCODE_MAX_DIGITS = 8;

/** First width of each breakpoint range, CSS pixels; a range ends one pixel before the next. */
export const BREAKPOINTS = {
  mobile: 0,
  tablet: 768,
  laptop: 992,
  laptopLarge: 1280,
  desktopSmall: 1366,
  desktop: 1440,
  large: 1920,
} as const;

/** Offset of the analytics time zone, UTC+3. */
export const ANALYTICS_OFFSET_MINUTES = 180;

/** Max suggestions of the game search. The specification has the numbers without meaning; A-104 defines the meaning. */
export const SEARCH_SUGGESTIONS_MAX = 15;
/** Results per page of the game search. */
export const SEARCH_PAGE_SIZE = 12;
/** Pause in typing after which the game search starts. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Decimals of every number that is not whole. */
export const NUMBER_DECIMALS = 2;

/** Max items that a virtual list renders. */
export const VIRTUAL_LIST_MAX_ITEMS = 1_000;
/** Height that a virtual list renders outside the viewport, CSS pixels. */
export const VIRTUAL_LIST_BUFFER_PX = 200;

/** Offset of Asia/Tashkent, UTC+5 all year; the time zone of a page until it knows the player's. */
export const TASHKENT_OFFSET_MINUTES = 300;
