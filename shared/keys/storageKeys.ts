/**
 * Keys of localStorage. A key of a player ends in `_{uid}`, so that a shared device does not mix players: a sign-out removes all that end
 * so, and those that forgetPlayer names.
 */
export const storageKeys = {
  promoCode: 'promo_code',
  showPopupReg: 'show_popup_reg',
  backUrl: 'backUrl',
  balances: (uid: number) => `balances_${uid}`,
  confirmSent: (uid: number) => `confirm_sent_${uid}`,
  trackingParams: 'tracking_params',
  /** When this device last looked for signs of harm, and when it last told one, Unix ms. */
  signsChecked: (uid: number) => `signs_checked_${uid}`,
  signsTold: (uid: number) => `signs_told_${uid}`,
  /** When the player arrived, and the time of the last reality check. */
  realityCheck: (uid: number) => `reality_check_${uid}`,
  /** A player has signed in on this device at some time; says nothing about whom, and stays after a sign-out. */
  hadAccount: 'had_account',
  /** When this device last offered to make a passkey, Unix ms; stays after a sign-out. */
  passkeyOffered: 'passkey_offered',
  /** Which account the user of Telegram has chosen on this device. */
  telegramChoice: 'telegram_choice',
  recentGames: 'recent_games',
  recentSearches: 'recent_searches',
  installShown: 'install_shown',
  /** Owner of the conversation that the chat vendor stores on this device: `{kind}:{uid}`. */
  chatOwner: 'chat_owner',
  /** The chosen width of the menu beside the page. */
  rail: 'rail',
  theme: 'theme',
  /** Set while calm mode is on. */
  calm: 'calm',
  /** Set while the player hides their balances. */
  hideBalance: 'hide_balance',
} as const;
