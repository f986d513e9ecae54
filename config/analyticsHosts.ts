/** A tracker that the operator may have, as the general info names it, or SEON's agent, which it switches on. */
export type AnalyticsKind = 'gtm' | 'ga' | 'ym' | 'seon';

const google = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/**
 * Hosts that each tracker reports to, allowed while the operator has its id (reliability D3). Scripts need none: ours load
 * them; pictures come from any https host anyway. What else a container of the tag manager calls is named by CSP_CONNECT.
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
