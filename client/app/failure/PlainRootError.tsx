import { useContextFor } from '#client/app/useContextFor.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { languages } from '#shared/languages.ts';
import { localeOf } from '#shared/locales.ts';

/** Replaces `RootError` when its file fails to load: a heading and a link that reloads the page. */
export function PlainRootError() {
  const { pathname } = useLocation();
  const { intl, locale } = useContextFor(localeOf(pathname));
  const title = intl.formatMessage({ id: 'shell.siteFailedTitle' });
  return (
    <html lang={locale} dir={languages[locale].direction}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <main id="main">
          <h1>{title}</h1>
          <a href={pathname}>{intl.formatMessage({ id: 'shell.refresh' })}</a>
        </main>
      </body>
    </html>
  );
}
