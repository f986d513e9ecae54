import { plainTexts } from '#server/i18n/plainTexts.ts';
import { languageAttributes } from '#shared/document/languageAttributes.ts';
import type { Locale } from '#shared/locales.ts';

/** HTML of the error page in a game frame. It posts the status to the page around it, which has another origin (`site`). */
export function gameTroublePage({
  status,
  site,
  locale,
  nonce,
}: {
  status: number;
  site: string;
  locale: Locale;
  nonce: string;
}): string {
  const title = `${plainTexts(locale)('plain.gameTrouble')} (${status})`;
  return `<!doctype html>
<html ${languageAttributes(locale)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="dark"><title>${title}</title></head>
<body><p>${title}</p><script nonce="${nonce}">if (parent !== window) parent.postMessage({type: 'error', status: ${status}}, '${site}')</script></body></html>`;
}
