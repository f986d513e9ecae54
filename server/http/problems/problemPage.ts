import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Brand } from '#shared/brand.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { plainDocument } from './plainDocument.ts';

/** Content of a problem page. */
export interface Problem {
  status: number;
  locale: Locale;
  brand: Brand;
  /** Shown on the page: a player quotes it to the support, who find the log line by it. */
  requestId: string;
  nonce: string;
  /** Seconds until the page of a 503 reloads. */
  retryAfter: number;
}

const kinds: Record<number, string> = {
  403: 'forbidden',
  404: 'notFound',
  414: 'longAddress',
  429: 'tooManyRequests',
  502: 'serverError',
  503: 'unavailable',
  504: 'unavailable',
  505: 'badRequest',
};

/**
 * The HTML of an error page that needs no React: for a malformed address, a failed render or a missing build. From the request it contains
 * only an id that has been checked.
 */
export function problemPage({ status, locale, brand, requestId, nonce, retryAfter }: Problem): string {
  const text = plainTexts(locale);
  const kind = kinds[status] ?? (status < 500 ? 'badRequest' : 'serverError');
  const title = text(`plain.${kind}Title`);
  return plainDocument({
    locale,
    brand,
    nonce,
    title,
    ...(status === 503 ? { refresh: retryAfter } : {}),
    styles: [
      'main{text-align:center}',
      'h1{margin:24px 0 8px;font-size:28px}',
      `small{display:block;margin-top:32px;color:${brand.dark.muted};font-size:13px}`,
      'code{overflow-wrap:anywhere}',
    ].join(''),
    body: `${brand.mark}
<h1>${title}</h1>
<p>${text(`plain.${kind}Text`, { seconds: String(retryAfter) })}</p>
<a class="button" href="${withLocale('/', locale)}">${text('plain.home')}</a>
<small>${text('plain.requestId')}: <code>${requestId}</code></small>`,
  });
}
