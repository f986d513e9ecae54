import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { id, number, or, paginated } from '#shared/api/wireTypes.ts';

/**
 * Campaign popups for the player in order of priority, or one by `sysname`. `preview` ignores the target audience and works for guests
 * . `delay_ms` in milliseconds.
 */
export const getPopups = get('popups.get', {
  personal: true,
  input: z.object({ sysname: z.optional(z.string()), preview: z.optional(z.boolean()) }),
  output: paginated(
    z.object({
      id,
      sysname: or(z.string(), ''),
      kind: or(z.enum(['popup', 'confirm', 'curtain']), 'popup'),
      priority: or(number, 0),
      title: or(z.string(), ''),
      text: or(z.string(), ''),
      image: z.optional(z.string()),
      button: z.optional(z.object({ title: z.string(), slug: z.string() })),
      delay_ms: z.optional(number),
      /** Ours. `day`: once per Tashkent day; else once. */
      frequency: or(z.enum(['once', 'day']), 'once'),
      is_closable: or(z.boolean(), true),
    }),
  ),
});
