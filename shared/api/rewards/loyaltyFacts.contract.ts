import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { exact, id, number, openEnum, or, unix } from '#shared/api/wireTypes.ts';

const cause = openEnum(['bet', 'quest', 'prize', 'gift', 'purchase']);

/**
 * Ours: changes of the player's points. All `causes` add up to the points of loyalty.getinfo; `items` are the single changes, newest
 * first, paged. Points are signed.
 */
export const getPointChanges = get('loyalty.getpoints', {
  access: 'player',
  ext: true,
  input: z.object({ offset: z._default(z.number(), 0), count: z._default(z.number(), 10) }),
  output: z.object({
    causes: z.array(z.object({ cause, amount: number, count: or(number, 0) })),
    items: z.array(
      z.object({
        id,
        at: or(unix, null),
        cause,
        amount: number,
        /** Name of the quest or product. */
        title: exact(z.optional(z.string())),
      }),
    ),
    total: or(number, 0),
  }),
});
