/** A tracker the operator may use, named as in the general info, or SEON's agent, which the general info switches on. */
export type AnalyticsKind = 'gtm' | 'ga' | 'ym' | 'seon';

const google = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/**
 * Hosts that each tracker reports to, allowed while the operator has its id (reliability D3). Its scripts need no host: our
 * scripts load them. Pictures may come from any https host. Further hosts that a tag manager's container calls go in CSP_CONNECT.
 */
export const analyticsHosts: Record<AnalyticsKind, readonly string[]> = {
  gtm: google,
  ga: google,
  seon: [
    'https://*.seon.io',
    'https://*.seondf.com',
    'https://*.seondfresolver.com',
    'https://*.deviceinf.com',
    'https://*.deviceinfresolver.com',
    'https://*.seonintelligence.com',
  ],
  ym: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://mc.yandex.uz', 'https://mc.yandex.kz'],
};
