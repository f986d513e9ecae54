/** Keys of localStorage (contract part G). Those of one player carry the uid, so that a shared device does not mix people. */
export const storageKeys = {
  promoCode: 'promo_code',
  showPopupReg: 'show_popup_reg',
  backUrl: 'backUrl',
  balances: (uid: number) => `balances_${uid}`,
  confirmSent: (uid: number) => `confirm_sent_${uid}`,
  trackingParams: 'tracking_params',
  /** When the player came and was last stopped to look at time and money. */
  realityCheck: (uid: number) => `reality_check_${uid}`,
  recentGames: 'recent_games',
  recentSearches: 'recent_searches',
  installShown: 'install_shown',
  /** Whose conversation the chat vendor stores on this device: `{kind}:{uid}`. */
  chatOwner: 'chat_owner',
  theme: 'theme',
  /** Set while the calm mode is on. */
  calm: 'calm',
  /** Set while the player hides their balances. */
  hideBalance: 'hide_balance',
} as const;
