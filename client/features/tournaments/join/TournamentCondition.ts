import type * as z from 'zod/mini';
import type { getTournamentConditions } from '#shared/api/rewards/tournamentFacts.contract.ts';

/** A condition of joining, met or not. */
export type TournamentCondition = z.infer<typeof getTournamentConditions.output>['items'][number]['conditions'][number];
