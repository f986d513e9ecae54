import { useLocation } from 'react-router';
import { localeOf } from '../../shared/locales.ts';
import { failureWords } from './failureWords.ts';

/** `RootError` for when its file cannot be had: a heading and a link that loads the page anew. */
export function PlainRootError() {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const { title, retry } = failureWords(locale);
  return (
    <html lang={locale}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <main id="main">
          <h1>{title}</h1>
          <a href={pathname}>{retry}</a>
        </main>
      </body>
    </html>
  );
}
