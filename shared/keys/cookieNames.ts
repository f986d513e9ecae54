/** Cookies by their default names (contract part G); the operator may rename the locale's (part H). Those of the server alone: serverCookieNames. */
export const cookieNames = {
  locale: 'i18n_redirected',
  consent: 'cookie_consent',
  /** The years that the visitor says they have reached. */
  age: 'age_confirmed',
  /** `1`: the player wants few bytes; `0`: never, whatever the browser says; `auto`: the line was found to be slow. */
  dataSaver: 'data_saver',
} as const;
