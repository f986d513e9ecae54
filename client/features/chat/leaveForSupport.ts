import { hashKeys } from '../../../shared/keys/hashKeys.ts';
import { type Locale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';

/** To the support in a document of its own, where the chat may run and opens by itself. */
export function leaveForSupport({ location, history }: Pick<Window, 'location' | 'history'>, locale: Locale): void {
  const support = withLocale(paths.support.build(), locale);
  if (location.pathname !== support) return location.assign(support + hashKeys.chat);
  history.replaceState(history.state, '', support + hashKeys.chat);
  location.reload();
}
