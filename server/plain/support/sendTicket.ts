import type { FormOutcome, FormPost } from '#server/plain/forms/FormPost.ts';
import { takeForm } from '#server/plain/forms/takeForm.ts';
import { ticketSentPage } from '#server/plain/pages/ticketSentPage.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import type { TicketIdentities } from './createTicketIdentities.ts';
import { filesRefusal } from './filesRefusal.ts';
import { namedForGuests } from './namedForGuests.ts';
import { sendTicketFiles } from './sendTicketFiles.ts';

/**
 * Sends a ticket with a number of its own, the same one when the form is sent again. Its code is shown in the answer itself, and stands in no
 * address: to whoever has no account by the platform's word, whatever the form says, because a player whose session has ended has no other
 * way to it on the site.
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
    },
  );
  return ({ filesProblem, ...post }) =>
    namedForGuests(ticketForm.name, async () => (filesProblem ? filesRefusal(filesProblem) : submit(post)));
}
