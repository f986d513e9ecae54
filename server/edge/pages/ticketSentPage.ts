import { plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Brand } from '#shared/brand.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface SentTicket {
  number: string;
  code: string;
  locale: Locale;
  brand: Brand;
  nonce: string;
}

/** The page with number and code of a ticket that was sent without JavaScript; it is never stored, and shows the code once. */
export function ticketSentPage({ number, code, locale, brand, nonce }: SentTicket): string {
  const text = plainTexts(locale);
  const title = text('plain.ticketSentTitle');
  return plainDocument({
    locale,
    brand,
    nonce,
    title,
    styles: 'dl{margin:0 0 24px}dd{margin:0 0 12px;font-size:20px;user-select:all;overflow-wrap:anywhere}',
    body: `<h1>${title}</h1>
<dl><dt>${text('plain.ticketNumber')}</dt><dd><strong>${number}</strong></dd>
<dt>${text('plain.ticketCode')}</dt><dd><strong>${code}</strong></dd></dl>
<p>${text('plain.ticketSentText')}</p>
<a href="${withLocale(paths.supportTicket.build(), locale)}">${text('plain.ticketOpen')}</a>`,
  });
}
