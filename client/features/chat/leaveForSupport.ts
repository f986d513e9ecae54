import { hashKeys } from '#shared/keys/hashKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Loads the support page as a new document, in which the chat is allowed and opens automatically. */
export function leaveForSupport({ location, history }: Pick<Window, 'location' | 'history'>, locale: Locale): void {
  const support = withLocale(paths.support.build(), locale);
  if (location.pathname !== support) return location.assign(support + hashKeys.chat);
  history.replaceState(history.state, '', support + hashKeys.chat);
  location.reload();
}
