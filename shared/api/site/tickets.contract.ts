import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** A file of a message; `type`: its media type, by its content. Its content comes from support.getFile. */
const file = z.object({ id: z.string(), type: or(z.string(), ''), size: or(z.number(), 0) });

/** A conversation with support. */
const ticket = z.object({
  number: z.string(),
  subject: or(z.string(), ''),
  /** Support has answered since the owner last read or wrote. */
  is_unread: or(z.boolean(), false),
  messages: z.array(
    z.object({
      from: or(openEnum(['player', 'support']), 'support'),
      text: z.string(),
      at: or(z.nullable(unix), null),
      files: or(z.array(file), []),
    }),
  ),
});

/**
 * Opens a ticket under a number and a secret code that the site has made (createCaseNumber, createTicketCode), and sends both to the e-mail.
 * `files`: ids of support.addFile. Sent again with the same number and code it changes nothing and answers 1. A number that is taken, a code
 * that is not of full length, or a file of somebody else: InvalidParameter. A taken number with another code is a guess of its code: it counts
 * with those of support.viewTicket, TooManyRequests. Ours.
 */
export const openTicket = post('support.openTicket', {
  ext: true,
  input: z.object({
    number: z.string(),
    code: z.string(),
    subject_id: z.optional(id),
    name: z.optional(z.string()),
    email: z.string(),
    text: z.string(),
    files: z.optional(z.array(z.string())),
  }),
  output: one,
});

/**
 * The player's tickets, last changed first, with what was said; also for a session that a break has ended, and for a banned player. A ticket
 * of support.sendFeedback has the case number that the site appends to its text (`#K7M2Q9T` in the last line). Ours.
 */
export const getTickets = get('support.getTickets', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({ items: z.array(ticket) }),
});

/**
 * The ticket of a number and its code, for whoever has both, and marks it as read. A wrong number and a wrong code are one refusal:
 * InvalidParameter `code`. Ours.
 */
export const viewTicket = post('support.viewTicket', {
  ext: true,
  input: z.object({ number: z.string(), code: z.string() }),
  output: ticket,
});

const message = {
  /** Made by the site for each message: the same one sent again is not a second message. */
  key: z.optional(z.string()),
  text: z.string(),
  files: z.optional(z.array(z.string())),
};

/** Writes on in a ticket of the player, at most 1800 characters. Unknown: InvalidParameter `number`. Ours. */
export const replyTicket = post('support.replyTicket', {
  access: 'player',
  ext: true,
  input: z.object({ number: z.string(), ...message }),
  output: one,
});

/** Writes on in the ticket of a number and its code. Refused as support.viewTicket. Ours. */
export const replyByCode = post('support.replyByCode', {
  ext: true,
  input: z.object({ number: z.string(), code: z.string(), ...message }),
  output: one,
});

/** Marks all tickets of the player as read. Ours. */
export const readTickets = post('support.readTickets', { access: 'player', ext: true, input: nothing, output: one });
