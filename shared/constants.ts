/**
 * Constants and limits of the specification. One flat constant each, so that a page pays only for those it uses.
 * Milliseconds end in `_MS`, minutes in `_MINUTES`, seconds in `_SECONDS`.
 */

/** `version` of every product call. */
export const API_VERSION = '2.34';

export const DAY_MS = 86_400_000;
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

/** The window of a social login, CSS pixels. */
export const SOCIAL_POPUP_WIDTH = 640;
export const SOCIAL_POPUP_HEIGHT = 480;

/** Balance refresh, when the site settings say nothing. */
export const BALANCE_INTERVAL_MS = 10_000;
export const BALANCE_CLICK_DELAY_MS = 1_000;
export const BALANCE_AUTO_OFF_MS = 5 * 60_000;

/** Both hints count from `reg_time`. */
export const REGISTRATION_HINT_MS = 7_200_000;
export const CONFIRM_HINT_MS = 5 * DAY_MS;

export const HISTORY_PAGE_SIZE = 4;
export const RECENT_TRANSACTIONS = 4;
export const FREESPIN_COUNT = 99;
export const BANNER_PAGE_SIZE = 10;

export const TOAST_MS = 5_000;
export const LOYALTY_NOTIFICATION_MS = 5_000;
export const LOYALTY_NOTIFICATION_VOLUME = 0.5;
/** From the answer of loyalty.getnotifications to the first notification. */
export const LOYALTY_NOTIFICATION_DELAY_MS = 300;

export const SEON_HIT_DELAY_MS = 3_000;
/** The same path is not reloaded again sooner. */
export const RELOAD_GUARD_MS = 10_000;

/** Share of `time_to_force_logout` after which the player is warned; the countdown takes the rest. */
export const INACTIVITY_WARNING_SHARE = 0.8;

export const PASSWORD_MIN_LENGTH = 6;
export const FAKENAME_MIN_LENGTH = 4;
export const POSTCODE_MAX_DIGITS = 8;

/** First width of each range, CSS pixels; a range ends one pixel before the next. */
export const BREAKPOINTS = {
  mobile: 0,
  tablet: 768,
  laptop: 992,
  laptopLarge: 1280,
  desktopSmall: 1366,
  desktop: 1440,
  large: 1920,
} as const;

export const ANALYTICS_OFFSET_MINUTES = 180;

/** Game search: the spec gives the numbers without their meaning, A-104 gives the meaning. */
export const SEARCH_SUGGESTIONS_MAX = 15;
export const SEARCH_PAGE_SIZE = 12;
export const SEARCH_DEBOUNCE_MS = 300;

/** Numbers that are not whole have exactly so many decimals. */
export const NUMBER_DECIMALS = 2;

export const VIRTUAL_LIST_MAX_ITEMS = 1_000;
export const VIRTUAL_LIST_BUFFER_PX = 200;

/** Asia/Tashkent is UTC+5 all year: the zone of times until the page knows the player's own. */
export const TASHKENT_OFFSET_MINUTES = 300;
