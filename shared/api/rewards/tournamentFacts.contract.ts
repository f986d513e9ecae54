import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { exact, id, money, number, openEnum, or, paginated } from '#shared/api/wireTypes.ts';

const condition = z.object({
  type: openEnum(['level', 'deposit', 'verification', 'contact', 'currency', 'invitation', 'places']),
  is_done: or(z.boolean(), false),
  /** Condition `level`: its name, and the points still missing. */
  level: z.optional(z.string()),
  points: z.optional(number),
  /** Condition `deposit`: the sum still missing. */
  sum: z.optional(money),
  /** Condition `currency`: the required code. */
  currency: z.optional(z.string()),
  /** Condition `places`: the total and the free ones. */
  places: z.optional(number),
  free: z.optional(number),
  /** The platform's text in the player's language; replaces the site's text. */
  text: z.optional(z.string()),
});

/** Ours: conditions to join, with whether the player meets them, for one tournament or for all current and future ones that have any. */
export const getTournamentConditions = get('tournaments.getconditions', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.optional(id) }),
  output: paginated(z.object({ id, conditions: exact(z.array(condition)) })),
});
