import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { description, id, money, or, orField, paginated, paging, unix } from '#shared/api/wireTypes.ts';

const jackpot = z.object({
  id,
  name: or(z.string(), ''),
  amount: money,
  description,
  games: z.optional(z.array(z.string())),
  levels: z.optional(z.array(z.object({ name: or(z.string(), ''), amount: money }))),
});
/** A jackpot with its current amount, in major units. */
export type Jackpot = z.infer<typeof jackpot>;

const winner = z.object({
  id,
  /** Masked by the platform. */
  fakename: or(z.string(), ''),
  amount: money,
  game: z.optional(
    z.object({ sysname: z.string(), name: orField(z.string(), 'sysname'), image_url: z.nullable(z.string()) }),
  ),
  created_at: or(unix, null),
});
/** A recent win, with the player's masked nickname. */
export type Winner = z.infer<typeof winner>;

/** All jackpots, or one by `id`. The answer is a plain array, without `items`. */
export const getJackpots = get('jackpots.get', { input: z.object({ id: z.optional(id) }), output: z.array(jackpot) });
/** Latest wins, newest first; `created_at` in Unix seconds. */
export const getWinners = get('jackpots.getWinners', {
  input: z.object({ id: z.optional(id), ...paging }),
  output: paginated(winner),
});
