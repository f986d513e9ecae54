import { requireOne } from '#shared/api/requireOne.ts';
import { replyByCode, replyTicket } from '#shared/api/site/tickets.contract.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { paths } from '#shared/url/paths.ts';

interface ReplyContext {
  /** Of the ticket. */
  number: string;
  /** The code by which it was opened; absent: it is the player's own. */
  code?: string | undefined;
  /** As in ticketForm: the files, and the key by which the same message sent again is known. */
  prepare(): Promise<{ key?: string; files: string[] }>;
}

/** A further message in a ticket, with files. */
export const replyForm = {
  page: paths.profileNotification,
  name: 'reply',
  kept: ['number', 'text', 'files'],
  done: 'talk.replyDone',
  words: { files: { refused: 'talk.fileRefused' } },
  rule: () => replyRule,
  send: async (call, { text }, { number, code, prepare }) => {
    const message = { number, text, ...(await prepare()) };
    requireOne(await (code === undefined ? call(replyTicket, message) : call(replyByCode, { ...message, code })));
  },
} satisfies SiteForm<{ text: string }, ReplyContext>;
