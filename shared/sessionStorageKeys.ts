/** Keys of sessionStorage (contract part G). */
export const sessionStorageKeys = {
  reload: 'app:reload',
  scroll: 'app:scroll',
  registerSuccessSent: 'register_success_sent',
  seenPopups: 'seen_popups',
  /** Hints that the player has closed. */
  closedHints: 'closed_hints',
  localeForced: 'locale_forced',
  /** The tab was opened by Telegram. */
  telegramVisit: 'telegram_visit',
} as const;
