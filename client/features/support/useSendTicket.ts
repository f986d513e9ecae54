import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { createOutgoing } from '#client/entities/talk/createOutgoing.ts';
import type { TicketFiles } from '#client/entities/talk/files/useTicketFiles.ts';
import { type SentTicket, ticketForm } from '#shared/forms/support/ticketForm.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import type { Ticket } from '#shared/support/ticketRule.ts';

/**
 * Returns a function that sends a ticket with its files and `about`, context for the support in lines: resolves to its number and code; null:
 * cancelled, or a file has a problem. Rejects with the refusal. The same ticket sent again after a lost answer has the same number and code,
 * so that it is opened once; an edited one is a new ticket.
 */
export function useSendTicket(chosen: TicketFiles) {
  const { call } = useApp();
  const [outgoing] = useState(() => createOutgoing(() => ({ number: createCaseNumber(), code: createTicketCode() })));
  return async (ticket: Ticket, about?: readonly string[]): Promise<SentTicket | null> => {
    const said = { ticket, about, files: chosen.files.map(({ key }) => key) };
    if (outgoing.isOther(said)) chosen.renew();
    const files = await chosen.send();
    if (files === null) return null;
    const prepared = { ...outgoing.nameOf(said), files };
    const sent = await ticketForm.send(call, ticket, { prepare: async () => prepared, about });
    outgoing.accepted();
    return sent;
  };
}
