import { type Locale, withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';

interface Visit {
  service: string;
  type: 'login' | 'register';
  locale: Locale;
  /** Whether the answer comes back to a window of its own, which tells the page that opened it. */
  inWindow: boolean;
  /** What the page of the form hands on: where to return, who sent the visitor. */
  carried: Readonly<Record<string, string>>;
}

/** Where a social sign-in begins; it comes back to the page of signing in. */
export function socialAddress({ service, type, locale, inWindow, carried }: Visit): string {
  const step = inWindow ? 'socialWindow' : 'social';
  const back = withLocale(paths.signIn.build(null, { ...carried, step }), locale);
  return `/oauth/init?${new URLSearchParams({ service, redirect_url: back, type_auth: type })}`;
}
