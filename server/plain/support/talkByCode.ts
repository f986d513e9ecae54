import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { type TalkPage, ticketTalkPage } from '#server/plain/pages/ticketTalkPage.ts';
import { getFileByCode } from '#shared/api/site/ticketFiles.contract.ts';
import { viewTicket } from '#shared/api/site/tickets.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { plainTicketCode } from '#shared/support/createTicketCode.ts';
import { ticketAccessRule } from '#shared/support/ticketAccessRule.ts';
import type { FilePasses } from './createFilePasses.ts';
import type { TicketIdentities } from './createTicketIdentities.ts';
import { namedForGuests } from './namedForGuests.ts';
import { replyToTicket } from './replyToTicket.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/**
 * The forms of a conversation by number and code, without JavaScript: `open`, `reply` and `file`. The conversation is in the answer itself;
 * number and code stand in its hidden fields and in no address.
 */
export function talkByCode({ addressOf, identify }: Pick<FilePasses, 'addressOf'> & { identify: TicketIdentities }) {
  return async (post: FormPost): Promise<FormOutcome> => {
    const { fields, files, filesProblem, visitor, query, call } = post;
    const form = query.get('form');
    const isReply = form === 'reply';
    const show = (page: Pick<TalkPage, 'problem' | 'talk'>): FormOutcome => ({
      html: ticketTalkPage({ ...page, isReply, fields }),
    });
    // A reply of a player whom a break keeps out of all other pages.
    if (isReply && fields['code'] === undefined) return namedForGuests('reply', () => replyToTicket(post));
    const parsed = ticketAccessRule.safeParse(fields);
    if (!parsed.success) return show({ problem: 'code' });
    const access = { number: plainTicketCode(parsed.data.number), code: plainTicketCode(parsed.data.code) };
    try {
      if (form === 'file') {
        const { url, type } = await call(getFileByCode, { ...access, id: fields['id'] ?? '' });
        return { address: addressOf({ place: url, type }) };
      }
      const problem = isReply ? await reply() : undefined;
      if (problem) return show({ problem, talk: await call(viewTicket, access) });
      return show({ talk: await call(viewTicket, access) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return show({ problem: problemOf(error) });
    }

    async function reply(): Promise<'text' | 'file' | 'busy' | undefined> {
      if (filesProblem) return filesProblem;
      const said = replyForm.rule().safeParse(fields);
      if (!said.success) return 'text';
      if (!(await areTicketFiles(files))) return 'file';
      // Sent again by a reload, it is the same message; edited after a lost answer, it is another.
      const prepare = async () => {
        const { key, fileKeys } = await identify({ fields, files, visitor });
        return { key, files: await sendTicketFiles(call, files, fileKeys) };
      };
      await replyForm.send(call, said.data, { ...access, prepare });
      return undefined;
    }
  };
}

function problemOf({ type, data }: AppError): NonNullable<TalkPage['problem']> {
  if (type === 'TooManyRequestsException') return 'tooMany';
  if (type !== 'InvalidParameterException') return 'failed';
  if ('code' in data) return 'code';
  if ('file' in data || 'files' in data) return 'file';
  return 'text' in data ? 'text' : 'failed';
}
