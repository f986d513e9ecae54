import { type Locale, withLocale } from '#shared/locales.ts';

interface Visit {
  service: string;
  /** `restore`: ours, opens an account again that its player had closed. */
  type: 'login' | 'register' | 'link' | 'restore';
  locale: Locale;
  /** Path to return to, without language. */
  back: string;
}

/** First address of a sign-in or connection through a social network. */
export function socialAddress({ service, type, locale, back }: Visit): string {
  const query = { service, redirect_url: withLocale(back, locale), type_auth: type };
  return `/oauth/init?${new URLSearchParams(query)}`;
}
