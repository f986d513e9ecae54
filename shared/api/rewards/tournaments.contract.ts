import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { description, id, money, one, openEnum, or, paginated, paging, unix } from '#shared/api/wireTypes.ts';
import { leader } from './leaderboard.contract.ts';

/** Tournaments; one by `id`. Times in Unix seconds. */
export const getTournaments = get('tournaments.get', {
  personal: true,
  input: z.object({ id: z.optional(id), status: z.optional(z.string()), ...paging }),
  output: paginated(
    z.object({
      id,
      status: openEnum(['planned', 'active', 'finished']),
      start_at: unix,
      end_at: unix,
      prize: z.nullable(money),
      is_participating: or(z.boolean(), false),
      need_participate: or(z.boolean(), false),
      games: or(z.array(z.string()), []),
      leaders: or(z.array(leader), []),
      description,
    }),
  ),
});
/**
 * Joins a tournament with `need_participate`. Over: InvalidParameter `id`; with an unmet condition (ours), the list of `id` contains
 * `CONDITIONS_NOT_MET`.
 */
export const participate = post('tournaments.participate', { access: 'player', input: z.object({ id }), output: one });
