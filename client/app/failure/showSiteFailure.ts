import type { ReadyContexts } from '#client/app/useContextFor.ts';
import { LOCALES, localeOf } from '#shared/locales.ts';

/** Shows a heading and a link that loads the page again, after an error that no boundary caught: React has emptied the document. */
export function showSiteFailure(ready: ReadyContexts['ready']): void {
  const contexts = [localeOf(location.pathname), ...LOCALES].map(ready);
  // The language of the address is missing where its messages could not be loaded.
  const context = contexts.find((candidate) => candidate !== undefined);
  if (!context) return;
  const { intl, locale } = context;
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
