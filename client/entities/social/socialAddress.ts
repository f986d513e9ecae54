import { type Locale, withLocale } from '../../../shared/locales.ts';

interface Visit {
  service: string;
  type: 'login' | 'register' | 'link';
  locale: Locale;
  /** The page it comes back to, without language. */
  back: string;
}

/** Where a way through another service begins. */
export function socialAddress({ service, type, locale, back }: Visit): string {
  const query = { service, redirect_url: withLocale(back, locale), type_auth: type };
  return `/oauth/init?${new URLSearchParams(query)}`;
}
