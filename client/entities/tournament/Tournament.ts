import type * as z from 'zod/mini';
import type { leader } from '#shared/api/rewards/leaderboard.contract.ts';
import type { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';

export type Tournament = z.infer<typeof getTournaments.output>['items'][number];
export type Leader = z.infer<typeof leader>;
export type Prize = NonNullable<Leader['prize']>;
