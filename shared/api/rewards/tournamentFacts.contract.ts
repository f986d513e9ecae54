import * as z from 'zod/mini';
import { get } from '../method.ts';
import { exact, id, list, money, number, openEnum, or } from '../wireTypes.ts';

const condition = z.object({
  type: openEnum(['level', 'deposit', 'verification', 'contact', 'currency', 'invitation', 'places']),
  is_done: or(z.boolean(), false),
  /** Of a level: its name, and the points of the club still to be earned. */
  level: z.optional(z.string()),
  points: z.optional(number),
  /** Of a deposit: what is still to be paid in. */
  sum: z.optional(money),
  /** Code of the currency that is asked for. */
  currency: z.optional(z.string()),
  /** Of places: how many there are, and how many are free. */
  places: z.optional(number),
  free: z.optional(number),
  /** The platform's own sentence in the player's language; goes before what the site would say. */
  text: z.optional(z.string()),
});

/** Ours: what the player must have to join, done or not, of one tournament or of all that run or will run and ask for something. */
export const getTournamentConditions = get('tournaments.getconditions', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.optional(id) }),
  output: list(z.object({ id, conditions: exact(z.array(condition)) })),
});
