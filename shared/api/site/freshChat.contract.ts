import * as z from 'zod/mini';
import { post } from '#shared/api/method.ts';
import { one } from '#shared/api/wireTypes.ts';

/** Stores an event of the live chat. An empty `text` is sent as an empty string. */
export const storeChatEvent = post('freshChat.storeChatEvent', {
  input: z.object({
    channel_id: z.string(),
    conversation_id: z.string(),
    text: z.string(),
    event: z.enum(['sent', 'received']),
  }),
  output: one,
});
