import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface SentTicket extends PlainPage {
  number: string;
  code: string;
}

/** The page with number and code of a ticket that was sent without JavaScript; it is never stored, and shows the code once. */
export function ticketSentPage({ number, code, ...page }: SentTicket): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text('plain.ticketSentTitle');
  return plainDocument({
    ...page,
    title,
    styles: 'dl{margin:0 0 24px}dd{margin:0 0 12px;font-size:20px;user-select:all;overflow-wrap:anywhere}',
    body: `<h1>${title}</h1>
<dl><dt>${text('plain.ticketNumber')}</dt><dd><strong>${number}</strong></dd>
<dt>${text('plain.ticketCode')}</dt><dd><strong>${code}</strong></dd></dl>
<p>${text('plain.ticketSentText')}</p>
<a href="${withLocale(paths.supportTicket.build(), locale)}">${text('plain.ticketOpen')}</a>`,
  });
}
