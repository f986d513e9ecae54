/** Default names of cookies; the operator may rename the locale cookie. Cookies of the server: serverCookieNames. */
export const cookieNames = {
  locale: 'i18n_redirected',
  consent: 'cookie_consent',
  /** The promo code of a link (keepPromo) or of a partner's landing page, until it is redeemed. */
  promoCode: 'promo_code',
  /** The age that the visitor has confirmed, in years; `0` for the visit: the visitor has said No. */
  age: 'age_confirmed',
  /** `1`: the visitor saves data; `0`: never, even if the browser requests it; `auto`: the connection was found to be slow. */
  dataSaver: 'data_saver',
  /**
   * A session cookie of an older site stood before ours and was deleted. `1`: the next page of the player says so; `2`: a page without script
   * has said it, and a script that runs deletes the cookie.
   */
  oldSession: 'old_session',
} as const;
