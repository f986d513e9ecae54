/** Keys of sessionStorage (contract part G). */
export const sessionStorageKeys = {
  reload: 'app:reload',
  registerSuccessSent: 'register_success_sent',
  seenPopups: 'seen_popups',
  localeForced: 'locale_forced',
} as const;
