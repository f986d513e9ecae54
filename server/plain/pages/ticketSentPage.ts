import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

/** The page with number and code of a ticket that was sent, which are shown once. */
export const ticketSentPage = ({ number, code }: { number: string; code: string }) =>
  answerPage('plain.ticketSentTitle', ({ text, href }) => ({
    styles: 'dl{margin:0 0 24px}dd{margin:0 0 12px;font-size:20px;user-select:all;overflow-wrap:anywhere}',
    body: `<dl><dt>${text('plain.ticketNumber')}</dt><dd><strong>${number}</strong></dd>
<dt>${text('plain.ticketCode')}</dt><dd><strong>${code}</strong></dd></dl>
<p>${text('plain.ticketSentText')}</p>
<a href="${href(paths.supportTicket.build())}">${text('plain.ticketOpen')}</a>`,
  }));
