import type { FormOutcome, FormPost } from '#server/edge/forms/FormPost.ts';
import { takeForm } from '#server/edge/forms/takeForm.ts';
import { type TicketProblem, ticketPage } from '#server/edge/pages/ticketPage.ts';
import { ticketSentPage } from '#server/edge/pages/ticketSentPage.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import type { TicketIdentities } from './createTicketIdentities.ts';
import { sendTicketFiles } from './sendTicketFiles.ts';

/** By the field that was refused. */
const PROBLEMS: Readonly<Record<string, TicketProblem>> = {
  email: 'email',
  text: 'text',
  name: 'text',
  subject_id: 'text',
  file: 'file',
  files: 'file',
};

/**
 * Sends a ticket with a number of its own, the same one when the form is sent again; a refused one returns as it was typed, in the answer
 * itself. Its code is shown in the answer too, and stands in no address: to whoever has no account by the platform's word, whatever the form
 * says, because a player whose session has ended has no other way to it on the site.
 */
export function sendTicket(identify: TicketIdentities): (post: FormPost) => Promise<FormOutcome> {
  const { submit } = takeForm(
    ticketForm,
    ({ number, code }, { player }) =>
      code === null || player !== undefined
        ? { step: 'sent', case: number }
        : { html: ticketSentPage({ number, code }) },
    {
      context: ({ fields, files, visitor, call }) => ({
        prepare: async () => {
          const { number, code, fileKeys } = await identify({ fields, files, visitor });
          return { number, code, files: await sendTicketFiles(call, files, fileKeys) };
        },
      }),
      refused: ({ field = '' }, post) => again(post, PROBLEMS[field] ?? 'failed'),
    },
  );
  return async (post) => (post.filesProblem ? again(post, post.filesProblem) : submit(post));
}

function again({ fields, files, filesProblem }: FormPost, problem: TicketProblem): FormOutcome {
  const takesFiles = files.length > 0 || filesProblem !== undefined;
  return { html: ticketPage({ fields, problem, takesFiles }) };
}
