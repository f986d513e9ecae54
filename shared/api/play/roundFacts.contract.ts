import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { id, money, number, or, unix } from '#shared/api/wireTypes.ts';
import { dates, roundFilter } from './games.contract.ts';

/** Ours: totals of all rounds in a range, with the filters of games.getHistory. `bet`, `win`: major units of the player's currency. */
export const getHistoryTotals = get('games.getHistoryTotals', {
  access: 'player',
  ext: true,
  input: z.object({ ...dates, ...roundFilter }),
  output: z.object({ count: or(number, 0), bet: money, win: money }),
});

/** Ours: fairness data of a finished round, and how much of its stake and win was bonus money. Unknown id: InvalidParameter `id`. */
export const getRound = get('games.getRound', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ id }),
  output: z.object({
    id,
    created_at: or(unix, null),
    bonus_bet: money,
    bonus_win: money,
    /** null: the game has no fairness check. `hash` was shown before the bet; see docs/fairness.md. */
    fairness: or(z.object({ hash: z.string(), seed: z.string(), client_seed: z.string(), nonce: number }), null),
  }),
});
