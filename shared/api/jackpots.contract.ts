import * as z from 'zod/mini';
import { get } from './method.ts';
import { description, id, list, money, paging, unix } from './wireTypes.ts';

const jackpot = z.object({
  id,
  name: z.string(),
  amount: money,
  description,
  games: z.optional(z.array(z.string())),
  levels: z.optional(z.array(z.object({ name: z.string(), amount: money }))),
});
export type Jackpot = z.infer<typeof jackpot>;

const winner = z.object({
  id,
  /** Masked by the platform. */
  fakename: z.string(),
  amount: money,
  game: z.optional(z.object({ sysname: z.string(), name: z.string(), image_url: z.nullable(z.string()) })),
  created_at: unix,
});
export type Winner = z.infer<typeof winner>;

/** A plain array, not items (spec section 3, List responses). */
export const getJackpots = get('jackpots.get', { input: z.object({ id: z.optional(id) }), output: z.array(jackpot) });
/** Latest wins, newest first; `created_at` in Unix seconds. */
export const getWinners = get('jackpots.getWinners', {
  input: z.object({ id: z.optional(id), ...paging }),
  output: list(winner),
});
