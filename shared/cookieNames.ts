/** Cookies by their default names (contract part G); the operator may rename the session's and the locale's (part H). */
export const cookieNames = {
  session: 'sid',
  locale: 'i18n_redirected',
  contentToken: 'strapi_jwt',
  consent: 'cookie_consent',
} as const;
