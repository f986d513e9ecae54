import { languageAttributes } from '#shared/document/languageAttributes.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/locales.ts';
import styles from './offline.css?inline';

/** Bundled, because the worker has no network when it shows the page. */
const files = import.meta.glob<{ title: string; text: string; retry: string }>('../i18n/messages/*/offline.json', {
  eager: true,
  import: 'default',
});

const fileOf = (locale: Locale) => files[`../i18n/messages/${locale}/offline.json`];
/** A text that a language lacks is that of the default language. */
const textsOf = (locale: Locale) => ({ ...fileOf(DEFAULT_LOCALE), ...fileOf(locale) });

/** Applies the player's theme, and reloads when the browser is online again. */
const SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(storageKeys.theme)});if(t==='light')document.documentElement.dataset.theme=t}catch(e){}addEventListener('online',function(){location.reload()})`;

/** A self-contained document, under a policy that allows no other source. `brandStyles`: of a brand that is not the build's. */
export function offlinePage(locale: Locale, nonce: string, brandStyles = ''): Response {
  const { title, text, retry } = textsOf(locale);
  const html = `<!doctype html>
<html ${languageAttributes(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${styles}${brandStyles}</style>
<script nonce="${nonce}">${SCRIPT}</script>
</head>
<body>
<div class="band"></div>
<main>
<div class="logo"></div>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'Cache-Control': 'no-store',
    },
  });
}
