import type { Brand } from '#shared/brand.ts';
import { languageAttributes } from '#shared/document/languageAttributes.ts';
import type { Locale } from '#shared/locales.ts';

/** What every page that is a plain document is told. */
export interface PlainPage {
  locale: Locale;
  brand: Brand;
  nonce: string;
}

interface PlainDocument extends PlainPage {
  title: string;
  /** CSS appended to the styles all plain documents share. */
  styles: string;
  /** HTML inside `main`; the caller escapes text that is not the site's own. */
  body: string;
  /** Seconds after which the browser reloads the page. */
  refresh?: number;
}

/**
 * A complete HTML document without script, style sheet, upstream or React render: for pages React cannot render, or that must not be
 * stored.
 */
export function plainDocument({ locale, brand, nonce, title, styles, body, refresh }: PlainDocument): string {
  const retry = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  return `<!DOCTYPE html>
<html ${languageAttributes(locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
${retry}<title>${title} · ${brand.name}</title>
<style nonce="${nonce}">${baseStyles(brand)}${styles}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function baseStyles({ dark }: Brand): string {
  const button = `border:0;border-radius:999px;background:${dark.primary};color:${dark.onPrimary};font:600 16px system-ui,sans-serif`;
  return [
    '*{box-sizing:border-box}',
    `body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:${dark.bg};color:${dark.text};font:16px/1.5 system-ui,sans-serif}`,
    'main{width:100%;max-width:32rem}',
    'h1{margin:0 0 8px;font-size:24px;line-height:1.2}',
    `p{margin:0 0 24px;color:${dark.muted}}`,
    `a{display:inline-block;padding:12px 0;color:${dark.secondaryText}}`,
    `button,.button{display:inline-block;padding:12px 24px;text-decoration:none;${button}}`,
    `:focus-visible{outline:3px solid ${dark.secondary};outline-offset:3px}`,
  ].join('');
}
