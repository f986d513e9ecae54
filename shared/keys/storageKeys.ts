/** Keys of localStorage. Keys of a player contain the uid, so that a shared device does not mix players. */
export const storageKeys = {
  promoCode: 'promo_code',
  showPopupReg: 'show_popup_reg',
  backUrl: 'backUrl',
  balances: (uid: number) => `balances_${uid}`,
  confirmSent: (uid: number) => `confirm_sent_${uid}`,
  trackingParams: 'tracking_params',
  /** When the player arrived, and the time of the last reality check. */
  realityCheck: (uid: number) => `reality_check_${uid}`,
  recentGames: 'recent_games',
  recentSearches: 'recent_searches',
  installShown: 'install_shown',
  /** Owner of the conversation that the chat vendor stores on this device: `{kind}:{uid}`. */
  chatOwner: 'chat_owner',
  theme: 'theme',
  /** Set while calm mode is on. */
  calm: 'calm',
  /** Set while the player hides their balances. */
  hideBalance: 'hide_balance',
} as const;
