import { type ReactNode, use } from 'react';
import { preinit, preload } from 'react-dom';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { DocumentAssetsContext } from '#client/lib/DocumentAssets.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { THEME_SCRIPT } from '#client/ui/theme/themeScript.ts';
import { useAppliedLook } from '#client/ui/theme/useAppliedLook.ts';
import { languages } from '#shared/languages.ts';
import { SiteIcons } from './SiteIcons.tsx';

/** Style sheets select by this attribute; server/render/startScript removes it after the first frame. */
const FIRST_FRAME = { 'data-first-frame': '' };

/** Read by createBrowserContent. */
const WITHOUT_AVIF = { 'data-webp': '' };

/** Has run when React hydrates, so the browser's code does not have its text. */
const LOOK_SCRIPT = { __html: import.meta.env.SSR ? THEME_SCRIPT : '' };

/** For a style sheet that is part of another: only Vite's chunk loader looks for the link. React's types lack `disabled` on a link. */
const NEVER_LOADED = { disabled: true };

/** The <html> element with the head of every page. */
export function Document({ children }: { children: ReactNode }) {
  const { locale, takesAvif } = useApp();
  const text = useText();
  const { account } = useFacts('session');
  const assets = use(DocumentAssetsContext);
  useAppliedLook();
  // In the browser these are in the page already.
  if (import.meta.env.SSR && assets) {
    for (const href of assets.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'default' });
  }
  return (
    // The script in the head has set look attributes on the element before React hydrates it.
    <html
      lang={locale}
      dir={languages[locale].direction}
      data-uid={account?.uid}
      {...(import.meta.env.SSR && FIRST_FRAME)}
      {...(import.meta.env.SSR && !takesAvif && WITHOUT_AVIF)}
      suppressHydrationWarning
    >
      <head>
        <script nonce={assets?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={LOOK_SCRIPT} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <SiteIcons />
        {import.meta.env.SSR
          ? assets?.joined.map((href) => <link key={href} rel="stylesheet" href={href} {...NEVER_LOADED} />)
          : null}
        {import.meta.env.DEV && assets ? <meta property="csp-nonce" nonce={assets.nonce} /> : null}
        {import.meta.env.DEV
          ? assets?.inlineStyles.map(({ id, css }) => (
              <style key={id} nonce={assets.nonce} data-vite-dev-id={id} dangerouslySetInnerHTML={{ __html: css }} />
            ))
          : null}
      </head>
      <body>
        <a className="skip-link" href="#main">
          {text('shell.skip')}
        </a>
        {children}
      </body>
    </html>
  );
}
