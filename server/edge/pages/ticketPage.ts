import { hiddenFields } from '#server/edge/forms/hiddenFields.ts';
import { plainFormStyles } from '#server/edge/forms/plainFormStyles.ts';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { MAX_TICKET_LENGTH, MIN_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

/** Why a ticket was refused. */
export type TicketProblem = 'email' | 'text' | 'file' | 'busy' | 'failed' | 'tooMany';

interface RefusedTicket {
  /** The fields as they were typed. */
  fields: Readonly<Record<string, string>>;
  problem: TicketProblem;
  /** It had files, which a browser does not give back: they are chosen again. */
  takesFiles?: boolean;
}

const messageIds = {
  email: 'plain.ticketEmailProblem',
  text: 'plain.ticketTextProblem',
  file: 'plain.ticketFileProblem',
  busy: 'plain.ticketBusy',
  failed: 'plain.ticketFailed',
  tooMany: 'plain.ticketTooMany',
} as const;

/** The page with a refused ticket, as it was typed: its text is too long for an address or a cookie. */
export const ticketPage = ({ fields, problem, takesFiles }: RefusedTicket) =>
  answerPage('plain.ticketTitle', ({ text, href, brand }) => {
    const support = href(paths.support.build());
    const typed = (name: string) => escapeHtml(fields[name] ?? '');
    const wrong = (name: TicketProblem) => (problem === name ? ' aria-invalid="true" aria-describedby="problem"' : '');
    const bounds = {
      min: formatNumber(MIN_TICKET_LENGTH),
      max: formatNumber(MAX_TICKET_LENGTH),
      count: String(ticketFiles.maxCount),
    };
    const { [senderKeys.field]: player, [TICKET_KEY_FIELD]: key, subject_id = '', name = '' } = fields;
    const hidden = hiddenFields({
      ...(player ? { [senderKeys.field]: player } : {}),
      [TICKET_KEY_FIELD]: key || crypto.randomUUID(),
      subject_id,
      name,
    });
    const again = takesFiles
      ? `\n<label for="files">${text('plain.ticketFilesAgain', bounds)}</label>\n<input id="files" type="file" name="files" multiple accept="${ticketFiles.accept}">`
      : '';
    return {
      styles: plainFormStyles(brand),
      body: `<p id="problem">${text(messageIds[problem], bounds)}</p>
<form method="post" action="${support}"${takesFiles ? ' enctype="multipart/form-data"' : ''}>
${hidden}
<label for="email">${text('plain.ticketEmail')}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"${wrong('email')} value="${typed('email')}">
<label for="text">${text('plain.ticketText')}</label>
<textarea id="text" name="text" rows="8" required minlength="${MIN_TICKET_LENGTH}"${wrong('text')}>
${typed('text')}</textarea>${again}
<button type="submit">${text('plain.ticketSend')}</button>
</form>
<a href="${support}">${text('plain.ticketBack')}</a>`,
    };
  });
