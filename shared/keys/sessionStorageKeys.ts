/** Keys of sessionStorage (contract part G). */
export const sessionStorageKeys = {
  reload: 'app:reload',
  scroll: 'app:scroll',
  registerSuccessSent: 'register_success_sent',
  /** Hints that the player has closed. */
  closedHints: 'closed_hints',
  localeForced: 'locale_forced',
  /** What one-click registration made up, until the player has saved it. */
  credentials: 'unsaved_credentials',
  /** The tab was opened by Telegram. */
  telegramVisit: 'telegram_visit',
} as const;
