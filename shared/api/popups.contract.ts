import * as z from 'zod/mini';
import { get } from './method.ts';
import { id, list } from './wireTypes.ts';

/** Campaign popups for the player in order of priority; one by `sysname`; `preview` ignores whom it is for, and lets guests see it. `delay_ms` in milliseconds. */
export const getPopups = get('popups.get', {
  input: z.object({ sysname: z.optional(z.string()), preview: z.optional(z.boolean()) }),
  output: list(
    z.object({
      id,
      sysname: z.string(),
      kind: z.enum(['popup', 'confirm', 'curtain']),
      priority: z.number(),
      title: z.string(),
      text: z.string(),
      image: z.optional(z.string()),
      button: z.optional(z.object({ title: z.string(), slug: z.string() })),
      delay_ms: z.optional(z.number()),
      is_closable: z.boolean(),
    }),
  ),
});
