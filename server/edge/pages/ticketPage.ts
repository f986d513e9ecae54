import { plainFormStyles } from '#server/edge/forms/plainFormStyles.ts';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Brand } from '#shared/brand.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { MAX_TICKET_LENGTH, MIN_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';

/** Why a ticket was refused. */
export type TicketProblem = 'email' | 'text' | 'file' | 'busy' | 'failed' | 'tooMany';

interface RefusedTicket {
  /** The fields as they were typed. */
  fields: Readonly<Record<string, string>>;
  problem: TicketProblem;
  /** It had files, which a browser does not give back: they are chosen again. */
  takesFiles?: boolean;
  locale: Locale;
  brand: Brand;
  nonce: string;
}

const messageIds = {
  email: 'plain.ticketEmailProblem',
  text: 'plain.ticketTextProblem',
  file: 'plain.ticketFileProblem',
  busy: 'plain.ticketBusy',
  failed: 'plain.ticketFailed',
  tooMany: 'plain.ticketTooMany',
} as const;

/**
 * The page with a refused ticket, for a browser without JavaScript: it repeats the ticket as it was typed in the answer itself, and is
 * never stored.
 */
export function ticketPage({ fields, problem, takesFiles, locale, brand, nonce }: RefusedTicket): string {
  const text = plainTexts(locale);
  const title = text('plain.ticketTitle');
  const support = withLocale(paths.support.build(), locale);
  const typed = (name: string) => escapeHtml(fields[name] ?? '');
  const wrong = (name: TicketProblem) => (problem === name ? ' aria-invalid="true" aria-describedby="problem"' : '');
  const bounds = {
    min: formatNumber(MIN_TICKET_LENGTH),
    max: formatNumber(MAX_TICKET_LENGTH),
    count: String(ticketFiles.maxCount),
  };
  const player = fields[senderKeys.field];
  const sender = player ? `\n<input type="hidden" name="${senderKeys.field}" value="${typed(senderKeys.field)}">` : '';
  const key = `\n<input type="hidden" name="${TICKET_KEY_FIELD}" value="${typed(TICKET_KEY_FIELD) || crypto.randomUUID()}">`;
  const again = takesFiles
    ? `\n<label for="files">${text('plain.ticketFilesAgain', bounds)}</label>\n<input id="files" type="file" name="files" multiple accept="${ticketFiles.accept}">`
    : '';
  return plainDocument({
    locale,
    brand,
    nonce,
    title,
    styles: plainFormStyles(brand),
    body: `<h1>${title}</h1>
<p id="problem">${text(messageIds[problem], bounds)}</p>
<form method="post" action="${support}"${takesFiles ? ' enctype="multipart/form-data"' : ''}>${sender}${key}
<input type="hidden" name="subject_id" value="${typed('subject_id')}">
<input type="hidden" name="name" value="${typed('name')}">
<label for="email">${text('plain.ticketEmail')}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"${wrong('email')} value="${typed('email')}">
<label for="text">${text('plain.ticketText')}</label>
<textarea id="text" name="text" rows="8" required minlength="${MIN_TICKET_LENGTH}"${wrong('text')}>
${typed('text')}</textarea>${again}
<button type="submit">${text('plain.ticketSend')}</button>
</form>
<a href="${support}">${text('plain.ticketBack')}</a>`,
  });
}
