/** Cookies by their default names (contract part G); the operator may rename the session's and the locale's (part H). */
export const cookieNames = {
  session: 'sid',
  locale: 'i18n_redirected',
  contentToken: 'strapi_jwt',
  consent: 'cookie_consent',
  /** The years that the visitor says they have reached. */
  age: 'age_confirmed',
} as const;
