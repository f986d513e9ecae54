import { useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import { openConversation } from '#shared/support/openConversation.ts';
import type { Ticket } from '#shared/support/ticketRule.ts';

/** A ticket that support has. */
export interface SentTicket {
  number: string;
  /** Opens it together with the number; null: it is a letter, which is answered by e-mail alone. */
  code: string | null;
}

interface Beside {
  /** Context for the support, in lines. */
  about?: readonly string[] | undefined;
  /** Ids of files that were sent. */
  files: readonly string[];
}

/**
 * Returns a function that sends a ticket: resolves to its number and code, rejects with the refusal. Sent again after a lost answer it has the
 * same number and code, so that it is opened once.
 */
export function useSendTicket() {
  const { call } = useApp();
  const made = useRef<{ number: string; code: string } | null>(null);
  return async (ticket: Ticket, { about, files }: Beside): Promise<SentTicket> => {
    const { number, code } = (made.current ??= { number: createCaseNumber(), code: createTicketCode() });
    const hasCode = await openConversation(call, { ticket, number, code, files, about });
    made.current = null;
    return { number, code: hasCode ? code : null };
  };
}
