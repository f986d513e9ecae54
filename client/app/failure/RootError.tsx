import { use } from 'react';
import { preinit } from 'react-dom';
import { useContextFor } from '#client/app/useContextFor.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { DocumentAssetsContext } from '#client/lib/DocumentAssets.ts';
import { AgeMark } from '#client/ui/feedback/AgeMark.tsx';
import { SystemPage } from '#client/ui/feedback/SystemPage.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { languages } from '#shared/languages.ts';
import { localeOf, withLocale } from '#shared/locales.ts';

/** A whole document for when the frame of the site failed; it uses nothing but the design system. */
export function RootError() {
  const { pathname } = useLocation();
  const { intl, locale } = useContextFor(localeOf(pathname));
  const assets = use(DocumentAssetsContext);
  for (const href of assets?.styles ?? []) preinit(href, { as: 'style', precedence: 'default' });
  const text = (id: `shell.${string}`) => intl.formatMessage({ id });
  const title = text('shell.siteFailedTitle');
  return (
    <html lang={locale} dir={languages[locale].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{title}</title>
        {import.meta.env.DEV
          ? assets?.inlineStyles.map(({ id, css }) => (
              <style key={id} nonce={assets.nonce} data-vite-dev-id={id} dangerouslySetInnerHTML={{ __html: css }} />
            ))
          : null}
      </head>
      <body>
        <main id="main">
          <SystemPage icon="alert" title={title} text={text('shell.siteFailedText')}>
            <ButtonLink kind="primary" icon="refresh" href={pathname}>
              {text('shell.refresh')}
            </ButtonLink>
            <ButtonLink href={withLocale('/', locale)}>{text('shell.toHome')}</ButtonLink>
            <AgeMark />
          </SystemPage>
        </main>
      </body>
    </html>
  );
}
