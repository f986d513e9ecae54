import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { hiddenFields } from '#server/plain/forms/hiddenFields.ts';
import { plainFormStyles } from '#server/plain/forms/plainFormStyles.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { viewTicket } from '#shared/api/site/tickets.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

type Talk = OutputOf<typeof viewTicket>;

/** A page of the conversation by number and code. */
export interface TalkPage {
  /** Absent: number and code are asked for, or a refused reply stands alone. */
  talk?: Talk;
  problem?: 'code' | 'text' | 'file' | 'busy' | 'tooMany' | 'failed';
  /** The form that was refused is a reply: it returns with its text and its key, because it may have arrived. */
  isReply?: boolean;
  /** The fields as they were sent. */
  fields: Readonly<Record<string, string>>;
}

const problemIds = {
  code: 'plain.talkCodeProblem',
  text: 'plain.talkTextProblem',
  file: 'plain.ticketFileProblem',
  busy: 'plain.ticketBusy',
  tooMany: 'plain.talkTooMany',
  failed: 'plain.talkFailed',
} as const;

/** The page with the conversation with support, in the answer to the form with its number and code. */
export const ticketTalkPage = ({ talk, problem, isReply = false, fields }: TalkPage) =>
  answerPage('plain.talkTitle', ({ text, href, brand }) => {
    const action = (form: string) => href(paths.supportTicket.build(null, { form }));
    const given = (name: string) => escapeHtml(fields[name] ?? '');
    const controls = `<label for="number">${text('plain.ticketNumber')}</label>
<input id="number" name="number" required maxlength="40" autocomplete="off" value="${given('number')}">
<label for="code">${text('plain.ticketCode')}</label>
<input id="code" name="code" required maxlength="80" autocomplete="off">`;
    const access = hiddenFields({ number: fields['number'] ?? '', code: fields['code'] ?? '' });
    const bounds = { max: formatNumber(MAX_TICKET_LENGTH), count: String(ticketFiles.maxCount) };
    const said = problem ? `<p id="problem" role="alert">${text(problemIds[problem], bounds)}</p>\n` : '';
    const ask = `<form method="post" action="${action('open')}">
${controls}
<button type="submit">${text('plain.talkOpen')}</button>
</form>`;
    const fileForm = ({ id, type, size }: Talk['messages'][number]['files'][number]) =>
      `<form method="post" action="${action('file')}">${access}${hiddenFields({ id })}
<button type="submit">${text('plain.talkFile', { type: type === 'application/pdf' ? 'PDF' : text('plain.talkPhoto'), size: formatNumber(Math.max(1, Math.round(size / 1024))) })}</button></form>`;
    const messages = (talk?.messages ?? [])
      .map(({ from, text: words, at, files }) => {
        const when = at === null ? '' : ` · ${formatDate(inMs(at))}, ${formatTime(inMs(at))}`;
        return `<li><p>${text(from === 'player' ? 'plain.talkYou' : 'plain.talkSupport')}${when}</p><bdi>${escapeHtml(words)}</bdi>${files.map(fileForm).join('')}</li>`;
      })
      .join('\n');
    const isRefused = isReply && problem !== undefined;
    const key = (isRefused && fields[TICKET_KEY_FIELD]) || crypto.randomUUID();
    const reply = `${talk ? `<ol>${messages}</ol>` : ''}
${said}<form method="post" action="${action('reply')}" enctype="multipart/form-data">${isRefused && problem === 'code' ? controls : access}${hiddenFields({ [TICKET_KEY_FIELD]: key })}
<label for="text">${text('plain.talkReply')}</label>
<textarea id="text" name="text" rows="5" required>
${isRefused ? given('text') : ''}</textarea>
<label for="files">${text('plain.ticketFiles', bounds)}</label>
<input id="files" type="file" name="files" multiple accept="${ticketFiles.accept}">
<button type="submit">${text('plain.ticketSend')}</button>
</form>`;
    return {
      heading: `${text('plain.talkTitle')}${talk ? ` ${escapeHtml(talk.number)}` : ''}`,
      styles: `${plainFormStyles(brand)}ol{padding:0;list-style:none}li{margin:0 0 16px;padding:16px;border-radius:12px;background:${brand.dark.sunken}}li p{margin:0 0 8px;font-size:14px}bdi{display:block;margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere}`,
      body: `${talk || isRefused ? reply : said + ask}
<a href="${href(paths.support.build())}">${text('plain.ticketBack')}</a>`,
    };
  });
