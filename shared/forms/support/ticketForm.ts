import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { openConversation } from '#shared/support/openConversation.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { type Ticket, ticketRule } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';

/** A ticket that support has. */
export interface SentTicket {
  number: string;
  /** Opens it together with the number; null: it is a letter, which is answered by e-mail alone. */
  code: string | null;
}

interface TicketContext {
  /**
   * Brings the files to the platform and gives their ids, with the number and code under which the ticket is opened once. Called only for a
   * ticket that keeps the rule, so that files of a refused one are not sent.
   */
  prepare(): Promise<{ number: string; code: string; files: readonly string[] }>;
  /** Context that the site adds, such as the game or round, one line each. */
  about?: readonly string[] | undefined;
}

/** A ticket to the support, with its files. */
export const ticketForm = {
  page: paths.support,
  name: 'ticket',
  kept: ['subject_id', 'name', 'email', 'text', 'files', TICKET_KEY_FIELD],
  done: 'support.sent',
  words: {
    email: { refused: 'validation.email' },
    text: { refused: 'validation.refused' },
    files: { refused: 'talk.fileRefused' },
    file: { refused: 'talk.fileRefused' },
  },
  rule: () => ticketRule,
  send: async (call, ticket, { prepare, about }) => {
    const { number, code, files } = await prepare();
    const hasCode = await openConversation(call, { ticket, number, code, files, about });
    return { number, code: hasCode ? code : null };
  },
} satisfies SiteForm<Ticket, TicketContext, SentTicket>;
