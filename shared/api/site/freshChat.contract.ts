import * as z from 'zod/mini';
import { post } from '../method.ts';
import { one } from '../wireTypes.ts';

/** `text` may be empty and then travels as an empty string. */
export const storeChatEvent = post('freshChat.storeChatEvent', {
  input: z.object({
    channel_id: z.string(),
    conversation_id: z.string(),
    text: z.string(),
    event: z.enum(['sent', 'received']),
  }),
  output: one,
});
