import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { id, money, number, or, paginated } from '#shared/api/wireTypes.ts';

/** A place on a leaderboard; `prize` is a sum or a text. */
export const leader = z.object({
  place: number,
  fakename: or(z.string(), ''),
  points: number,
  prize: z.optional(z.union([money, z.string()])),
  is_me: z.optional(z.boolean()),
});

/** Places of a tournament, or of a period when no tournament is given; `is_me` marks the current player. */
export const getLeaderboard = get('leaderboard.get', {
  personal: true,
  input: z.object({ tournament_id: z.optional(id), period: z.optional(z.string()), count: z.optional(z.number()) }),
  output: paginated(leader),
});
