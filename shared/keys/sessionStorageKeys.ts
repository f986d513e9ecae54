/** Keys of sessionStorage. */
export const sessionStorageKeys = {
  reload: 'app:reload',
  scroll: 'app:scroll',
  registerSuccessSent: 'register_success_sent',
  /** Ids of hints that the player has closed. */
  closedHints: 'closed_hints',
  localeForced: 'locale_forced',
  /** Generated credentials of a one-click registration, until the player has saved them. */
  credentials: 'unsaved_credentials',
  /** The page was reloaded because another player is signed in now. */
  otherPlayer: 'other_player',
  /** The payment for which this tab left for a provider. */
  openPayment: 'open_payment',
  /** The tab was opened by Telegram. */
  telegramVisit: 'telegram_visit',
} as const;
