import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, one, or } from '#shared/api/wireTypes.ts';

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
    /** Tickets are conversations with files, and open by number and code (tickets.contract). Ours. */
    has_talks: or(z.optional(z.boolean()), false),
    contacts: or(z.array(z.object({ type: or(z.string(), ''), value: z.string() })), []),
  }),
});
/** Sends a ticket to support, at most 2000 characters. */
export const sendFeedback = post('support.sendFeedback', {
  input: z.object({ subject_id: z.optional(id), name: z.optional(z.string()), email: z.string(), text: z.string() }),
  output: one,
});
