import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { description, exact, id, money, number, paginated, unix } from '#shared/api/wireTypes.ts';
import { FREESPIN_COUNT } from '#shared/constants.ts';

/** Active packs of free spins. `expired_at` in Unix seconds. */
export const getFreespins = get('freespins.get', {
  access: 'player',
  input: z.object({
    fields: z._default(z.string(), 'description'),
    status: z._default(z.string(), 'active'),
    count: z._default(z.number(), FREESPIN_COUNT),
  }),
  output: paginated(
    z.object({
      id,
      game: z.object({ sysname: z.string() }),
      remaining_count: number,
      /** Ours: the stake of one spin, in major units. */
      bet: exact(z.optional(money)),
      status: z.literal('active'),
      description,
      expired_at: z.optional(z.nullable(unix)),
    }),
  ),
});
