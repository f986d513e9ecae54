import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { refusalOf } from '#server/edge/forms/formRefusal.ts';
import { type TalkPage, ticketTalkPage } from '#server/edge/pages/ticketTalkPage.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { getFileByCode } from '#shared/api/site/ticketFiles.contract.ts';
import { replyByCode, viewTicket } from '#shared/api/site/tickets.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { plainTicketCode } from '#shared/support/createTicketCode.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { ticketAccessRule } from '#shared/support/ticketAccessRule.ts';
import type { FilePasses } from './createFilePasses.ts';
import { replyToTicket } from './replyToTicket.ts';
import { areTicketFiles, sendTicketFiles } from './sendTicketFiles.ts';

/**
 * The forms of a conversation by number and code, without JavaScript: `open`, `reply` and `file`. The conversation is in the answer itself;
 * number and code stand in its hidden fields and in no address.
 */
export function talkByCode({ addressOf }: Pick<FilePasses, 'addressOf'>) {
  return async (post: FormPost): Promise<FormOutcome> => {
    const { fields, files, query, locale, brand, call } = post;
    const show = (page: Pick<TalkPage, 'problem' | 'talk' | 'typed'>): FormOutcome => ({
      html: (nonce) => ticketTalkPage({ ...page, fields, locale, brand, nonce }),
    });
    // A reply of a player whom a break keeps out of all other pages.
    if (query.get('form') === 'reply' && fields['code'] === undefined) return ownReply(post);
    const parsed = ticketAccessRule.safeParse(fields);
    if (!parsed.success) return show({ problem: 'code' });
    const access = { number: plainTicketCode(parsed.data.number), code: plainTicketCode(parsed.data.code) };
    const form = query.get('form');
    try {
      if (form === 'file') {
        const { url, type } = await call(getFileByCode, { ...access, id: fields['id'] ?? '' });
        return { address: addressOf({ place: url, type }) };
      }
      if (form === 'reply') {
        const problem = await reply();
        if (problem) return show({ problem, talk: await call(viewTicket, access), typed: fields['text'] ?? '' });
      }
      return show({ talk: await call(viewTicket, access) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isWrong = error.type === 'InvalidParameterException' && 'code' in error.data;
      return show({ problem: isWrong ? 'code' : error.type === 'TooManyRequestsException' ? 'tooMany' : 'failed' });
    }

    async function reply(): Promise<'text' | 'file' | undefined> {
      const said = replyRule.safeParse(fields);
      if (!said.success) return 'text';
      if (!(await areTicketFiles(files))) return 'file';
      const ids = await sendTicketFiles(call, files);
      // The form has a key of its own: sent again by a reload, it is the same message.
      const key = fields['key'] || crypto.randomUUID();
      requireOne(await call(replyByCode, { ...access, key, text: said.data.text, files: ids }));
      return undefined;
    }
  };
}

async function ownReply(post: FormPost): Promise<FormOutcome> {
  const form = 'reply';
  try {
    const outcome = await replyToTicket(post);
    return typeof outcome === 'string' || 'html' in outcome || 'page' in outcome || 'address' in outcome
      ? outcome
      : { form, ...outcome };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { form, ...refusalOf(error) };
  }
}
