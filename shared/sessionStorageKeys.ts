/** Keys of sessionStorage (contract part G). */
export const sessionStorageKeys = {
  reload: 'app:reload',
  scroll: 'app:scroll',
  registerSuccessSent: 'register_success_sent',
  seenPopups: 'seen_popups',
  localeForced: 'locale_forced',
} as const;
