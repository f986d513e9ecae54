import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

const chatKind = z.enum(['live_tex', 'freshChat', 'liveChat', 'verbox', 'betunlim', 'jivoSite', 'comm100']);

/** The operator's live chat (null: none), subjects of tickets, and contacts. */
export const getSupportSettings = get('support.getsettings', {
  input: nothing,
  output: z.object({
    provider: z.nullable(
      z.object({
        kind: chatKind,
        id: z.string(),
        host: z.optional(z.string()),
        extra: z.optional(z.record(z.string(), z.string())),
      }),
    ),
    subjects: or(z.array(z.object({ id, name: z.string() })), []),
    contacts: or(z.array(z.object({ type: or(z.string(), ''), value: z.string() })), []),
  }),
});
/** Sends a ticket to support, at most 2000 characters. */
export const sendFeedback = post('support.sendFeedback', {
  input: z.object({ subject_id: z.optional(id), name: z.optional(z.string()), email: z.string(), text: z.string() }),
  output: one,
});

/**
 * The player's tickets, last changed first, with what was said. A ticket has the case number that the site appends to its text (`#K7M2Q9T` in the
 * last line). Ours.
 */
export const getTickets = get('support.getTickets', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        number: z.string(),
        subject: or(z.string(), ''),
        /** Support has answered since the player last read or wrote. */
        is_unread: or(z.boolean(), false),
        messages: z.array(
          z.object({
            from: or(openEnum(['player', 'support']), 'support'),
            text: z.string(),
            at: or(z.nullable(unix), null),
          }),
        ),
      }),
    ),
  }),
});

/** Writes on in a ticket of the player, at most 1800 characters. Unknown: InvalidParameter `number`. Ours. */
export const replyTicket = post('support.replyTicket', {
  access: 'player',
  ext: true,
  input: z.object({ number: z.string(), text: z.string() }),
  output: one,
});

/** Marks all tickets of the player as read. Ours. */
export const readTickets = post('support.readTickets', { access: 'player', ext: true, input: nothing, output: one });
