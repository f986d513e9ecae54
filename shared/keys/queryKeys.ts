/** Query keys that the site reads from or writes to an address. */
export const queryKeys = {
  showPopupReg: 'show_popup_reg',
  showPopupAuth: 'show_popup_auth',
  preventClose: 'prevent_close',
  redirectUrl: 'redirectUrl',
  backUrl: 'backUrl',
  promoCode: 'promo_code',
  popup: 'popup',
  register: 'register',
  tab: 'tab',
  category: 'category',
  providers: 'providers',
  from: 'from',
  toastType: 'toastType',
  trackId: 'track_id',
  publisherId: 'publisher_id',
  goalId: 'goal_id',
  goalEntryId: 'goal_entry_id',
  linkId: 'link_id',
  embed: 'embed',
  /** An event of the sportsbook. */
  event: 'event',
  /** Theme of a document in a frame: `dark` or `light`. */
  theme: 'theme',
} as const;
