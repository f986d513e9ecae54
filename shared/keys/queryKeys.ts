/** Query keys the product reads or writes (contract part G). */
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
  /** The id of a payment, on pages whose path names none. */
  payment: 'id',
  /** A sum to begin a deposit with, major units. */
  amount: 'amount',
  /** An offer to begin a deposit with. */
  offer: 'offer',
  /** An open payment that was ordered by a plain form: with script its page goes on to the provider by itself, once. */
  goOn: 'go',
  /** Saved requisites that a refused form had chosen; empty: new ones. */
  saved: 'saved',
  /** The look of a document in a frame: `dark` or `light`. */
  theme: 'theme',
} as const;
