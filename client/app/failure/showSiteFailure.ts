import type { ReadyContexts } from '#client/app/useContextFor.ts';
import { localeOf } from '#shared/locales.ts';

/** Shows a heading and a link that loads the page again, after an error that no boundary caught: React has emptied the document. */
export function showSiteFailure(ready: ReadyContexts['ready']): void {
  const { intl, locale } = ready(localeOf(location.pathname));
  const title = intl.formatMessage({ id: 'shell.siteFailedTitle' });
  const main = document.createElement('main');
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const link = Object.assign(document.createElement('a'), {
    href: location.href,
    textContent: intl.formatMessage({ id: 'shell.refresh' }),
  });
  main.append(heading, link);
  document.body.replaceChildren(main);
  document.documentElement.lang = locale;
  document.title = title;
}
